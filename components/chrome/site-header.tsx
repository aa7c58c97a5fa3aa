import type { ReactNode } from 'react';
import { QuoteCount } from '@/components/quote/quote-count';
import type { MenuItem } from '@/content-schemas/menu';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { paper } from '@/lib/site/paper';
import styles from './site-header.module.scss';
import { SiteMenu } from './site-menu';
import menuStyles from './site-menu.module.scss';
import { ThemeSwitch } from './theme-switch';

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

export const QuoteEntries = () => (
  <li className={menuStyles.quote}>
    <a className="btn btn-quiet" href={routes.contact()} data-quote="">
      Quote
      <QuoteCount />
    </a>
  </li>
);

/** The first stop of the keyboard: past the header, to the page's `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={`${styles.skip} no-print`} href="#main">
      Skip to content
    </a>
  );
}

/** The name of the house behind its mark: a square section, half of it cut and hatched. */
export function Wordmark() {
  return (
    <a
      className={styles.wordmark}
      href={routes.home()}
      aria-label={`${site.brand}, home`}
      translate="no"
    >
      <svg className={styles.mark} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M5.5 2.5L2 6M9.5 2.5L2 10M10 6L2 14M10 10L2.5 17.5M10 14L6.5 17.5"
          strokeWidth="1"
        />
        <path d="M2 2.5H18V17.5H2ZM10 2.5V17.5" strokeWidth="2" />
      </svg>
      {site.brand}
    </a>
  );
}

/**
 * The color of the browser's own bar, by theme; `theme-switch.tsx` and `before-paint.cjs` switch it. Not in the metadata,
 * which Next renders again on every page.
 */
export const BarColors = () =>
  (['light', 'dark'] as const).map((theme) => (
    <meta
      key={theme}
      name="theme-color"
      data-bar={theme}
      media={`(prefers-color-scheme: ${theme})`}
      content={paper[theme]}
    />
  ));
