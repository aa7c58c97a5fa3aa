import { BreadcrumbJsonLd } from 'next-seo';
import { SiteLink } from '@/components/chrome/site-link';
import { breadcrumbItems } from '@/lib/structured-data/breadcrumb-items';
import { trail } from '@/lib/trail';
import styles from './breadcrumbs.module.scss';

/** The way from Home to this page, for visitors and for search engines. */
export function Breadcrumbs({ path, title }: { path: string; title: string }) {
  const crumbs = trail(path, title);
  return (
    <nav className={`${styles.trail} no-print`} aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ label, href }, i) => (
          <li key={`${i} ${label}`}>
            {href ? (
              <SiteLink href={href}>{label}</SiteLink>
            ) : (
              <span aria-current={i === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbJsonLd items={breadcrumbItems(path, title)} />
    </nav>
  );
}
