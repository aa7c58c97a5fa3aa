'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode, ToggleEvent } from 'react';
import { useOutsideInteraction } from '@/components/primitives/interaction';
import type { MenuItem } from '@/content-schemas/menu';
import styles from './site-menu.module.scss';

/** Submenus and the small screen's menu are `<details>`, which need no script. The script closes what is open. */
export function SiteMenu({
  items,
  children,
}: {
  items: readonly MenuItem[];
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

/** An entry of the navigation: its link, and a button for its children where it has any. */
function MenuEntry({ item }: { item: MenuItem }) {
  const path = usePathname();
  const { label, href, children } = item;
  return (
    <li className={styles.entry}>
      {href && <MenuLink item={item} href={href} />}
      {children.length > 0 && (
        // The shared name lets only one be open; in older browsers the handler closes the others.
        <details name="submenu" onToggle={toggled}>
          <summary
            className={styles.toggle}
            aria-label={href ? `${label} pages` : undefined}
            aria-current={!href && leadsTo(item, path) ? 'true' : undefined}
          >
            {!href && label}
          </summary>
          <ul className={styles.children}>
            {children.map((child) => (
              <Child key={child.label} item={child} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Child({ item }: { item: MenuItem }) {
  const { label, href, children } = item;
  return (
    <li>
      {href ? <MenuLink item={item} href={href} /> : <span>{label}</span>}
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Child key={child.label} item={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Marks where the visitor is: this page, or an entry that leads to it. */
function MenuLink({ item, href }: { item: MenuItem; href: string }) {
  const path = usePathname();
  return (
    <a href={href} aria-current={path === href ? 'page' : leadsTo(item, path) ? 'true' : undefined}>
      {item.label}
    </a>
  );
}

/** Whether the page lies below an entry or below one of its children. Every page lies below home, which is not marked for it. */
const leadsTo = ({ href, children }: MenuItem, path: string | null): boolean =>
  Boolean(href && href !== '/' && path?.startsWith(href)) ||
  children.some((child) => leadsTo(child, path));

/** A submenu that opens closes the others. The small screen's menu opens with the submenu of the entry that is marked. */
function toggled({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[name=submenu]'))
    submenu.open = opened.closest('li')
      ? submenu === opened
      : Boolean(submenu.closest('li')?.querySelector('[aria-current]'));
}
