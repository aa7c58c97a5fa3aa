/** How long "Copied" stands, in milliseconds. */
const shownMs = 2000;

/** Copies what a button names, and says so: beside it, and to those who listen. */
export async function copy(button: HTMLElement) {
  const region = await announcer();
  let said = 'Copied';
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
  } catch {
    said = 'This browser does not allow copying here.';
  }
  button.dataset.copied = said;
  region.textContent = said;
  setTimeout(() => {
    delete button.dataset.copied;
    region.textContent = '';
  }, shownMs);
}

let region: HTMLOutputElement | undefined;

/** The region that is read out. It must stand in the page a moment before it says anything. */
async function announcer(): Promise<HTMLOutputElement> {
  if (region?.isConnected) return region;
  region = document.createElement('output');
  region.className = 'visually-hidden';
  document.body.append(region);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return region;
}
