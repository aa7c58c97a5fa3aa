import type { ReactNode } from 'react';
import type { MenuItem } from '@/content-schemas/menu';
import { SiteMenu } from './site-menu';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';
import styles from './site-header.module.scss';

/** The head of every page: wordmark, what is put into it (the search box), navigation, theme. */
export function SiteHeader({
  menu,
  children,
}: {
  menu: readonly MenuItem[];
  children?: ReactNode;
}) {
  return (
    <header className={`${styles.header} no-print`}>
      <div className={`${styles.bar} wrap`}>
        <Wordmark />
        {children}
        <SiteMenu items={menu} />
        <ThemeSwitch />
      </div>
    </header>
  );
}
