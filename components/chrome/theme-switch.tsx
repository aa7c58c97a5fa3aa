'use client';

import { useSyncExternalStore } from 'react';
import { readText, writeText } from '@/lib/browser/local-store';
import styles from './site-header.module.scss';

/** Light or dark at one press. What the system has is left to the system, by day and night. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
  return (
    <button
      type="button"
      className={`${styles.switch} needs-script`}
      aria-label="Dark theme"
      aria-pressed={theme === 'dark'}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    />
  );
}

type Theme = 'light' | 'dark';
const isTheme = (name: unknown): name is Theme => name === 'light' || name === 'dark';

const key = 'theme';
const dark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((changed) => changed());
const page = () => document.documentElement.dataset;

/** The theme the visitor chose; none: the system decides. Only this file and `lib/browser/before-paint.cjs` write it. */
const chosenTheme = () => page().theme as Theme | undefined;

const systemTheme = (): Theme => (dark().matches ? 'dark' : 'light');

const currentTheme = (): Theme => chosenTheme() ?? systemTheme();

/** `null`, the system's theme, removes the attribute: `light-dark()` ignores inline styles. */
function showTheme(theme: Theme | null) {
  if (theme) page().theme = theme;
  else delete page().theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('[data-bar]'))
    bar.setAttribute('media', mediaOf(bar.dataset.bar ?? '', theme));
  notify();
}

function chooseTheme(chosen: Theme) {
  const theme = chosen === systemTheme() ? null : chosen;
  writeText(key, theme ?? ''); // where it cannot be kept it holds for this page view
  showTheme(theme);
}

/** Shows the theme that was chosen last, on whichever page. */
export function showStoredTheme() {
  const theme = readText(key);
  showTheme(isTheme(theme) ? theme : null);
}

/** When a color of the browser's bar holds: that of the chosen theme always, else the system's. */
const mediaOf = (bar: string, chosen: Theme | null) =>
  chosen ? (bar === chosen ? 'all' : 'not all') : `(prefers-color-scheme: ${bar})`;

function onThemeChange(changed: () => void) {
  const system = dark(); // another object each time
  listeners.add(changed);
  system.addEventListener('change', changed);
  return () => {
    listeners.delete(changed);
    system.removeEventListener('change', changed);
  };
}
