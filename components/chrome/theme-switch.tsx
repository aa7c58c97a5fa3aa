'use client';

import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange } from './theme';
import styles from './theme-switch.module.scss';

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
