import { readText } from '@/lib/browser/local-text';
import { showStoredTheme } from './theme';

/** Has a page that the browser kept for Back show what was chosen on other pages since, and counts that it is viewed. */
export function showStored() {
  showStoredTheme();
  // As `lib/browser/before-paint.cjs` has them.
  const { dataset } = document.documentElement;
  for (const key of ['strength', 'view', 'recent']) {
    const text = readText(key);
    if (text) dataset[key] = text;
  }
  window.va?.('pageview');
  dispatchEvent(new Event('storage')); // for what is read through `localStore`
}
