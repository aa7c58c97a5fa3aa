'use client';

import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange } from './theme';
import styles from './theme-switch.module.scss';

/** Light or dark at one press. The system's is had back in the foot of the page. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
  return (
    <button
      type="button"
      className={`${styles.switch} needs-script`}
      aria-label="Dark colours"
      aria-pressed={theme === 'dark'}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75A7.25 7.25 0 0 1 10 17.25Z" fill="currentColor" />
      </svg>
    </button>
  );
}
