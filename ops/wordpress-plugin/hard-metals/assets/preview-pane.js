// @ts-check
// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * The site's page beside the editor. While it is open, what is typed is handed to WordPress each time the typing stops
 * (includes/previews/typed.php), and the page is loaded anew; a click on the page opens the field that says it.
 */
(() => {
  /**
   * What WordPress and the plugin put into the window; of WordPress's packages only what is used here.
   *
   * @typedef {{ clientId: string, attributes: { content?: unknown } }} Block
   * @typedef {{ getEditedPostAttribute(name: string): unknown, getClientIdsWithDescendants(): string[], getBlock(id: string): Block | null }} Selectors
   * @typedef {object} Given
   * @property {{ post: number, site: string, words: Record<'open' | 'close' | 'frame' | 'loading' | 'shown' | 'failed' | 'noField', string> }} hardMetalsPreview
   * @property {{ apiFetch(request: object): Promise<{ url: string }>, data: { select(store: string): Selectors, dispatch(store: string): { selectBlock(id: string): void, set(scope: string, name: string, value: boolean): void } } }} wp
   * @property {{ triggerSave(): void, get(id: string): { isHidden(): boolean, focus(): void } | null }} [tinymce]
   */
  const given = /** @type {Given} */ (/** @type {unknown} */ (window));
  const { wp } = given;
  const { post, site, words } = given.hardMetalsPreview;
  const everyMs = 1000;
  const isBlockEditor = () => document.body.classList.contains('block-editor-page');

  /**
   * @template {keyof HTMLElementTagNameMap} T
   * @param {T} name @param {Partial<HTMLElementTagNameMap[T]>} properties @param {Node[]} children
   */
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  const says = make('p', { role: 'status' });
  const frame = make('iframe', { title: words.frame });
  const close = make('button', { type: 'button', className: 'button', textContent: words.close });
  const open = make('button', {
    type: 'button',
    className: 'button button-primary hm-preview-button',
    textContent: words.open,
  });
  const pane = make(
    'aside',
    { className: 'hm-preview', hidden: true, ariaLabel: words.frame },
    make('div', { className: 'hm-preview-head' }, says, close),
    frame,
  );
  document.body.append(open, pane);

  /** The inputs of ACF, as the form would send them. */
  function fields() {
    const sent = new URLSearchParams();
    for (const input of document.querySelectorAll('.acf-field [name^="acf["]')) {
      // What ACF keeps to make new rows of is disabled or in a clone, and is not sent.
      if (input.matches(':disabled') || input.closest('.acf-clone')) continue;
      if (input instanceof HTMLSelectElement)
        for (const option of input.selectedOptions) sent.append(input.name, option.value);
      else if (input instanceof HTMLTextAreaElement) sent.append(input.name, input.value);
      else if (
        input instanceof HTMLInputElement &&
        input.type !== 'file' &&
        (input.checked || !/^(?:checkbox|radio)$/.test(input.type))
      )
        sent.append(input.name, input.value);
    }
    return String(sent);
  }

  /** @param {string} id */
  const valueOf = (id) => {
    const input = document.getElementById(id);
    return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
      ? input.value
      : '';
  };

  function typed() {
    if (isBlockEditor()) {
      const editor = wp.data.select('core/editor');
      const [title, content, excerpt, picture] = [
        'title',
        'content',
        'excerpt',
        'featured_media',
      ].map((name) => editor.getEditedPostAttribute(name));
      return { title, content, excerpt, featured_media: picture || 0, fields: fields() };
    }
    given.tinymce?.triggerSave();
    return {
      title: valueOf('title'),
      content: valueOf('content'),
      excerpt: valueOf('excerpt'),
      featured_media: Math.max(0, Number(valueOf('_thumbnail_id')) || 0),
      fields: fields(),
    };
  }

  let shown = '';
  let last = '';
  let isBusy = false;

  /** Shows what is typed, once it has stayed the same for a moment. */
  async function update() {
    if (pane.hidden || isBusy || document.hidden) return;
    const now = JSON.stringify(typed());
    const isSettled = now === last || shown === '';
    last = now;
    if (now === shown || !isSettled) return;
    isBusy = true;
    says.textContent = words.loading;
    try {
      const { url } = await wp.apiFetch({
        path: `/hard-metals/v1/typed/${post}`,
        method: 'POST',
        body: now,
        headers: { 'Content-Type': 'application/json' },
      });
      if (new URL(url).origin !== new URL(site).origin) throw new Error(url);
      frame.src = url;
      shown = now;
    } catch (error) {
      shown = now; // the next change tries again
      says.textContent = `${words.failed} ${error instanceof Object && 'message' in error ? error.message : error}`;
    } finally {
      isBusy = false;
    }
  }
  frame.addEventListener('load', () => {
    if (frame.src && !pane.hidden) says.textContent = words.shown;
  });

  /** @param {boolean} isOpen */
  function toggle(isOpen) {
    pane.hidden = !isOpen;
    open.hidden = isOpen;
    document.body.classList.toggle('hm-previews', isOpen);
    if (isOpen) {
      shown = '';
      update();
      close.focus();
    } else {
      frame.removeAttribute('src');
      open.focus();
    }
  }
  open.addEventListener('click', () => toggle(true));
  close.addEventListener('click', () => toggle(false));
  setInterval(update, everyMs);

  /** The input of a field: `acf.a.0.b` is the input of b in the first row of a. @param {string[]} field */
  function inputOf([head, ...path]) {
    const frame = document.querySelector('iframe[name="editor-canvas"]');
    const canvas = (frame instanceof HTMLIFrameElement && frame.contentDocument) || document;
    if (head === 'title')
      return canvas.querySelector('.wp-block-post-title') ?? document.getElementById('title');
    if (head === 'featured_media')
      return document.querySelector('.editor-post-featured-image button, #postimagediv a');
    if (head === 'excerpt')
      return document.querySelector('.editor-post-excerpt textarea, #excerpt');
    /** @type {Document | Element} */
    let place = document;
    for (const part of path) {
      /** @type {Element | undefined} */
      const below = /^\d+$/.test(part)
        ? [...place.querySelectorAll('.acf-row, .layout')].filter(
            (row) => !row.closest('.acf-clone'),
          )[Number(part)]
        : [...place.querySelectorAll('.acf-field[data-name]')].find(
            (each) => each.getAttribute('data-name') === part,
          );
      if (!below) break;
      place = below;
    }
    return place instanceof Element
      ? (place.querySelector('input:not([type=hidden]), textarea, select, button, a') ?? place)
      : null;
  }

  /** In the text: the block with these words, or the text itself. @param {string} text */
  function openText(text) {
    if (!isBlockEditor()) {
      const editor = given.tinymce?.get('content');
      if (editor && !editor.isHidden()) editor.focus();
      else document.getElementById('content')?.focus();
      return;
    }
    /** @param {unknown} html */
    const dense = (html) => String(html).replace(/<[^>]*>|\s+/g, '');
    const { getClientIdsWithDescendants, getBlock } = wp.data.select('core/block-editor');
    const found = getClientIdsWithDescendants()
      .map((id) => getBlock(id))
      .find(
        (block) => block?.attributes.content && dense(block.attributes.content) === dense(text),
      );
    if (found) wp.data.dispatch('core/block-editor').selectBlock(found.clientId);
  }

  /** Opens what an input is folded into: a closed box and, in WordPress 7, the closed pane of all boxes. @param {Element} input */
  function unfold(input) {
    const handle = input.closest('.postbox.closed')?.querySelector('.handlediv');
    if (handle instanceof HTMLElement) handle.click();
    if (input.closest('.edit-post-layout__metaboxes[hidden]'))
      wp.data.dispatch('core/preferences').set('core/edit-post', 'metaBoxesMainIsOpen', true);
  }

  /** @param {string} field @param {string} text */
  async function show(field, text) {
    if (field.split('.')[0] === 'content') return openText(text);
    const input = inputOf(field.split('.'));
    if (!(input && 'focus' in input && typeof input.focus === 'function')) {
      says.textContent = `${words.noField} ${field}`;
      return;
    }
    unfold(input);
    await new Promise(requestAnimationFrame); // the editor draws it
    input.scrollIntoView({ block: 'center' });
    input.focus();
    const mark = input.closest('.acf-field') ?? input;
    mark.classList.add('hm-preview-found');
    setTimeout(() => mark.classList.remove('hm-preview-found'), 2000);
  }

  // From this frame alone, as the site's page, about this post, and a field's path.
  window.addEventListener('message', ({ origin, source, data }) => {
    if (pane.hidden || source !== frame.contentWindow || origin !== new URL(site).origin) return;
    if (data?.kind !== 'hard-metals-field' || data.post !== post) return;
    if (typeof data.field !== 'string' || !/^[\w-]+(?:\.[\w-]+){0,12}$/.test(data.field)) return;
    show(data.field, typeof data.text === 'string' ? data.text : '');
  });
})();
