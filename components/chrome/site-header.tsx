import type { ReactNode } from 'react';
import type { MenuItem } from '@/content-schemas/menu';
import { site, telephone } from '@/lib/site/company';
import { QuoteEntries } from './quote-entries';
import { SiteMenu } from './site-menu';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';
import styles from './site-header.module.scss';

/** The head of every page: wordmark, what is put into it (the search box), navigation, telephone, theme. */
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
        {/* An editor's own "Quote" would stand there twice. */}
        <SiteMenu items={menu.filter(({ label }) => label !== 'Quote')}>
          <QuoteEntries />
        </SiteMenu>
        <a className={styles.phone} href={telephone(site.phone)}>
          <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <path d="M3.5 2H6.5L8 6L6 7.5A9 9 0 0 0 10.5 12L12 10L16 11.5V14.5Q16 16 14.5 16A12.5 12.5 0 0 1 2 3.5Q2 2 3.5 2Z" />
          </svg>
          <span>{site.phone}</span>
        </a>
        <ThemeSwitch />
      </div>
    </header>
  );
}
