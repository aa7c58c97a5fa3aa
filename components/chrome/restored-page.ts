import { pageview } from '@vercel/analytics';
import { readText } from '@/lib/browser/local-text';
import { showStoredTheme } from './theme';

/** Has a page from the back/forward cache show what was chosen on other pages since, and counts the page view. */
export function showStoredChoices() {
  showStoredTheme();
  // The keys of `lib/browser/before-paint.cjs`.
  const { dataset } = document.documentElement;
  for (const key of ['units', 'view']) {
    const text = readText(key);
    if (text) dataset[key] = text;
  }
  pageview({ path: location.pathname });
  dispatchEvent(new Event('storage')); // the subscribers of each `localStore`
}
