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
    />
  );
}
