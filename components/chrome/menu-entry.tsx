'use client';

import { usePathname } from 'next/navigation';
import type { MenuItem } from '@/content-schemas/menu';
import { SiteLink } from '@/components/primitives/site-link';
import styles from './menu-entry.module.scss';

/** An entry of the navigation: its link, and a button for its children where it has any. */
export function MenuEntry({ item: { label, href, children } }: { item: MenuItem }) {
  return (
    <li className={styles.entry}>
      {href && <MenuLink label={label} href={href} />}
      {children.length > 0 && (
        // The shared name lets only one be open; in older browsers the handler closes the others.
        <details name="submenu" onToggle={({ currentTarget }) => closeOthers(currentTarget)}>
          <summary className={styles.toggle} aria-label={href ? `${label} pages` : undefined}>
            {!href && label}
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <path d="M1 3L5 7L9 3" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
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

function Child({ item: { label, href, children } }: { item: MenuItem }) {
  return (
    <li>
      {href ? <MenuLink label={label} href={href} /> : <span>{label}</span>}
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

/** Marks where the visitor is: this page, or the part of the site it belongs to. */
function MenuLink({ label, href }: { label: string; href: string }) {
  const path = usePathname();
  const within = href !== '/' && path?.startsWith(href);
  return (
    <SiteLink href={href} aria-current={path === href ? 'page' : within ? 'true' : undefined}>
      {label}
    </SiteLink>
  );
}

function closeOthers(opened: HTMLDetailsElement) {
  if (!opened.open) return;
  for (const other of document.getElementsByName('submenu'))
    if (other !== opened) other.removeAttribute('open');
}
