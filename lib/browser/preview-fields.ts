/**
 * What a preview does beside its editor: a click on what a field shows opens that field there. In a tab of its own, where
 * there is no editor to post to, it does nothing.
 */

/** Runs in the browser, as the text of itself: it may use nothing of this module. */
function openFields(): void {
  if (document.readyState === 'loading') {
    // The banner's style sheet may hold up the parser in the middle of it.
    addEventListener('DOMContentLoaded', openFields);
    return;
  }
  const banner = document.querySelector<HTMLElement>('[data-editor]');
  if (!banner || parent === window) return;
  const editor = banner.dataset.editor ?? '';
  const post = Number(banner.dataset.post);
  const list = banner.querySelector('details');
  const buttons = [...banner.querySelectorAll<HTMLElement>('[data-opens]')];
  /** Texts are compared without their spaces, which HTML has otherwise than fields. */
  const dense = (text: string) => text.replace(/\s+/g, '');
  const fields = buttons.map(({ dataset: { opens = '', shows = '' } }) => ({
    field: opens,
    shows: dense(shows),
  }));

  /** The field that an element shows: the very words, or words of its own; `null` where no field has them. */
  function fieldOf(element: Element): string | null {
    const isPicture = element instanceof HTMLImageElement;
    const source = isPicture ? decodeURI(element.src).replace(/-\d+x\d+(?=\.\w+$)/, '') : '';
    const shown = dense(
      isPicture ? source.slice(source.lastIndexOf('/') + 1) : (element.textContent ?? ''),
    );
    if (shown === '') return null;
    const found =
      fields.find(({ shows }) => shows === shown) ??
      (isPicture
        ? undefined
        : (fields.find(({ shows }) => shown.length > 3 && shows.includes(shown)) ??
          fields.find(
            ({ shows }) =>
              shows.length > 2 && shown.includes(shows) && shown.length < shows.length * 3,
          )));
    return found?.field ?? null;
  }

  /** The nearest element around a point of the page that shows a field, marked with it. */
  function marked(target: EventTarget | null): HTMLElement | null {
    let element = target instanceof Element ? target : null;
    for (
      ;
      element && element.closest('main') && element.localName !== 'main';
      element = element.parentElement
    ) {
      const field = element.getAttribute('data-field') ?? fieldOf(element);
      if (field && element instanceof HTMLElement) {
        element.dataset.field = field;
        return element;
      }
    }
    return null;
  }

  const open = (field: string, text: string) =>
    // To WordPress alone, whoever else frames this page.
    parent.postMessage(
      { kind: 'hard-metals-field', post, field, text: text.slice(0, 200) },
      editor,
    );

  document.addEventListener('pointerover', ({ target }) => marked(target));
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const field = target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
      if (field) return open(field, '');
      const element = target.closest('summary, input, select, textarea') ? null : marked(target);
      // No other page of the site may be framed.
      if (!element && !target.closest('a[href]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (element) open(element.dataset.field ?? '', element.textContent ?? '');
    },
    true,
  );

  if (list) list.hidden = false;
  // Their targets may not be framed.
  for (const element of banner.querySelectorAll<HTMLElement>('form > a, form > button'))
    element.hidden = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'main [data-field]:hover:not(:has([data-field]:hover)){cursor:pointer;outline:2px dashed currentColor;outline-offset:2px}[hidden]{display:none!important}',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // Each change of the editor loads the page anew, where it was.
  const place = `preview ${location.pathname}`;
  try {
    scrollTo(0, Number(sessionStorage.getItem(place)));
    addEventListener('pagehide', () => sessionStorage.setItem(place, String(scrollY)));
  } catch {} // storage is off in frames of another site
}

export const previewScript = `(${openFields.toString()})();`;
