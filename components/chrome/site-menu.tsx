'use client';

import type { ReactNode } from 'react';
import { useOutsideInteraction } from '@/components/primitives/use-outside-interaction';
import type { MenuItem } from '@/content-schemas/menu';
import { MenuEntry, toggled } from './menu-entry';
import styles from './site-menu.module.scss';

/**
 * The navigation. Submenus and the small screen's menu are `<details>`: a button that exposes its state,
 * works by keyboard and before (or without) any script. The script closes what is open, and opens the submenu one is in.
 */
export function SiteMenu({
  items,
  children,
}: {
  items: readonly MenuItem[];
  /** The entries that the site adds. */
  children?: ReactNode;
}) {
  const nav = useOutsideInteraction<HTMLElement>(close);
  return (
    // The links and buttons inside are what a visitor acts on; their events are read here once.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav}
      className={styles.menu}
      aria-label="Main"
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a')) close(currentTarget);
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        // Escape closes the submenu one is in, else what is open, the whole menu first, and returns to its button.
        if (key !== 'Escape' || !(target instanceof Element)) return;
        const open =
          target.closest('details[open]') ?? currentTarget.querySelector('details[open]');
        open?.removeAttribute('open');
        open?.querySelector('summary')?.focus();
      }}
    >
      <details className={styles.burger} onToggle={toggled}>
        <summary aria-controls="site-menu">
          <span className={styles.bars} aria-hidden="true" />
          Menu
        </summary>
      </details>
      <ul id="site-menu" className={styles.items}>
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} />
        ))}
        {children}
      </ul>
    </nav>
  );
}

function close(nav: Element) {
  for (const open of nav.querySelectorAll('details[open]')) open.removeAttribute('open');
}
