import { BreadcrumbFacts } from '@/components/primitives/json-ld';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { trail } from '@/lib/routing/breadcrumbs';
import styles from './breadcrumbs.module.scss';

/** The way from Home to this page, for visitors and for search engines. */
export function Breadcrumbs({
  path,
  title,
  isMissing = false,
}: {
  path: string;
  title: string;
  /** No search engine keeps the page. */
  isMissing?: boolean;
}) {
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
