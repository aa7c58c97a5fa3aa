export type Theme = 'light' | 'dark';

const key = 'theme';
const dark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The theme the visitor chose here before, or `null`: then the system decides. */
export function chosenTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null; // storage is switched off: nothing is remembered
  }
}

/** The theme that is seen. */
export const currentTheme = (): Theme =>
  (document.documentElement.dataset.theme as Theme | undefined) ??
  chosenTheme() ??
  (dark().matches ? 'dark' : 'light');

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme) {
  showTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // storage is switched off: it holds for this page view
  }
  for (const changed of listeners) changed();
}

/** An attribute, not an inline style: light-dark() is lowered at build and hears style sheets only. */
export function showTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
}

/** Calls back when the choice here or the system's changes. */
export function onThemeChange(changed: () => void) {
  listeners.add(changed);
  dark().addEventListener('change', changed);
  return () => {
    listeners.delete(changed);
    dark().removeEventListener('change', changed);
  };
}
