/** How long "Copied" is shown, ms. */
const shownMs = 2000;

/** The style of the word over the button. It is loaded with this script, when a visitor copies something. */
const style =
  'position:absolute;z-index:11;padding:2px 8px;border:1px solid var(--ink);background:var(--sheet);color:var(--ink);font:600 13px var(--font-text);';
/** Pixels from the button up to the word, and what the word needs at the right edge. */
const [up, room] = [28, 72];

/** Copies a button's `data-copy`, and shows "Copied" over it, also for screen readers. */
export async function copy(button: HTMLElement) {
  const region = await announcer();
  let message = 'Copied';
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
  } catch {
    message = 'Copying is blocked. Please select and copy it.';
  }
  const { left, top } = button.getBoundingClientRect();
  const start = Math.min(left, innerWidth - room) + scrollX;
  region.style.cssText = `${style}left:${start}px;top:${top + scrollY - up}px`;
  region.textContent = message;
  setTimeout(() => {
    region.style.cssText = '';
    region.textContent = '';
  }, shownMs);
}

let region: HTMLOutputElement | undefined;

/** The live region. It must be in the page for a moment before it gets its text. */
async function announcer(): Promise<HTMLOutputElement> {
  if (region?.isConnected) return region;
  region = document.createElement('output');
  document.body.append(region);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return region;
}
