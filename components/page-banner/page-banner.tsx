import type { ReactNode } from 'react';
import { BreadcrumbFacts } from '@/components/primitives/json-ld';
import { trail } from '@/lib/routing/breadcrumbs';
import { env } from '@/lib/runtime/env';
import { renderingDate } from '@/lib/site/rendering-date';
import { drawingFor } from '@/lib/site/banners';
import { site } from '@/lib/site/company';
import { breadcrumbList } from '@/lib/structured-data/page-facts';
import styles from './page-banner.module.scss';

export function PageBanner({
  path,
  title,
  heading = title,
  isName = false,
  isShort = false,
  isMissing = false,
  children,
}: {
  path: string;
  title: string;
  /** Where the heading says more than the trail above it. */
  heading?: string;
  /** A grade or a specification: no browser translates it. */
  isName?: boolean;
  /** One line and a small drawing: what the page is for begins in the first view. */
  isShort?: boolean;
  /** No page: there is nothing to print, and no search engine keeps it. Next sends it with every page. */
  isMissing?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.banner}>
      {!isMissing && (
        <div className="wrap">
          <PrintTitle path={path} title={heading} />
        </div>
      )}
      <div className={`${styles.sheet} ${isShort ? styles.short : ''} wrap`}>
        <div className={styles.words}>
          <Breadcrumbs path={path} title={title} isMissing={isMissing} />
          <h1 className={styles.title} translate={isName ? 'no' : undefined}>
            {heading}
          </h1>
          {children}
        </div>
        <BannerDrawing path={path} isLarge={!isShort} />
      </div>
    </div>
  );
}

interface Props {
  path: string;
  title: string;
  isMissing?: boolean;
}

export function Breadcrumbs({ path, title, isMissing = false }: Props) {
  const crumbs = trail(path, title);
  return (
    <nav className={`${styles.trail} no-print`} aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ label, href }, i) => (
          <li key={label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span {...(i === crumbs.length - 1 && { 'aria-current': 'page' })}>{label}</span>
            )}
          </li>
        ))}
      </ol>
      {!isMissing && <BreadcrumbFacts items={breadcrumbList(path, title)} />}
    </nav>
  );
}

export const BannerDrawing = ({ path, isLarge = false }: { path: string; isLarge?: boolean }) => (
  // oxlint-disable-next-line nextjs/no-img-element -- a drawing of 2 kB, which nothing resizes
  <img
    className={`${styles.drawing} no-print`}
    data-large={isLarge || undefined}
    src={`/banners/${drawingFor(path)}.svg`}
    alt=""
    width="352"
    height="152"
  />
);

function PrintTitle({ path, title }: { path: string; title: string }) {
  const { street, city, region, postalCode } = site.address;
  const cells = [
    { name: site.brand, value: `${street}, ${city}, ${region} ${postalCode}` },
    { name: 'Title', value: title },
    { name: 'Telephone', value: site.phone },
    { name: 'Source', value: env.SITE_URL + path, 'data-query': '' },
    { name: 'As of', value: renderingDate().toISOString().slice(0, 10) },
  ];
  return (
    <dl className={`${styles.block} print-only`}>
      {cells.map(({ name, value, ...query }) => (
        <div key={name}>
          <dt>{name}</dt>
          {/* `printQuery` fills in what the address asks for. */}
          <dd {...query}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
