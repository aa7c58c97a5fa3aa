/** How long "Copied" stands, in milliseconds. */
const shownMs = 2000;

/** The word over the button. Its style comes with this script, so that no page carries it that nobody copies from. */
const style =
  'position:absolute;z-index:11;padding:2px 8px;border:1px solid var(--ink);background:var(--sheet);color:var(--ink);font:600 13px var(--font-text);';
/** Pixels from the button up to the word, and what the word needs at the right edge. */
const [up, room] = [28, 72];

/** Copies what a button names, and says so: over it, and to those who listen. */
export async function copy(button: HTMLElement) {
  const region = await announcer();
  let message = 'Copied';
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
  } catch {
    message = 'This browser does not allow copying here.';
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

/** The region that is read out. It must stand in the page a moment before it says anything. */
async function announcer(): Promise<HTMLOutputElement> {
  if (region?.isConnected) return region;
  region = document.createElement('output');
  document.body.append(region);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return region;
}
