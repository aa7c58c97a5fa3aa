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
          {site.phone}
        </a>
        <ThemeSwitch />
      </div>
    </header>
  );
}
