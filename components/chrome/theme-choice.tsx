'use client';

import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, isTheme, onThemeChange } from './theme';
import styles from './theme-choice.module.scss';

/** All three: as the system has it, light, dark. Remembered in this browser. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, () => null);
  return (
    <label className={`${styles.choice} needs-script`}>
      Theme
      <select
        value={chosen ?? ''}
        onChange={({ target }) => chooseTheme(isTheme(target.value) ? target.value : null)}
      >
        <option value="">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
