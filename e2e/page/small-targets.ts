/**
 * Runs in a page: what is pressed or typed into and takes a finger less than 22 px from its middle to every side, by its
 * words. Links in a text are not meant, and an editor's text is one.
 */
export const smallTargets = (within: Element) => {
  const reach = 21.5;
  const controls = within.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type="hidden"])',
  );
  const isShown = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    control.getBoundingClientRect().width > 1 &&
    !control.closest('[aria-hidden="true"]');
  /** Words beside it in its paragraph, list item or cell. */
  const isInText = (control: HTMLElement) => {
    const { display } = getComputedStyle(control);
    if (control.tagName !== 'A' || !display.startsWith('inline')) return false;
    const text = control.closest(
      display === 'inline' ? 'p, li, dd, td, th, caption, figcaption, small, address' : 'p',
    );
    const rest = (text?.textContent ?? '').replace(control.textContent ?? '', '').trim();
    return rest !== '' || control.closest('.prose') !== null;
  };
  const takes = (control: HTMLElement, x: number, y: number) => {
    const at = document.elementFromPoint(x, y);
    return at?.closest('label')?.contains(control) || control.contains(at);
  };
  return [...controls].flatMap((control) => {
    if (!isShown(control) || isInText(control)) return [];
    // A box to be ticked is pressed by its words, too.
    const ticked = control.matches('[type="checkbox"], [type="radio"]') && control.closest('label');
    const pressed = ticked || control;
    const size = pressed.getBoundingClientRect();
    if (Math.min(size.width, size.height) >= 2 * reach) return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const isLarge = [
      [across, down - reach],
      [across, down + reach],
      [across - reach, down],
      [across + reach, down],
    ].every(([x = 0, y = 0]) => takes(control, x, y));
    if (isLarge) return [];
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    const place = control.closest('header, footer, aside, dialog, nav, main')?.tagName ?? '';
    return [
      `${place} ${control.tagName} "${words.slice(0, 30)}" ${Math.round(width)} × ${Math.round(height)}`.toLowerCase(),
    ];
  });
};
