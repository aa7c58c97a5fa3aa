import { offeredPages, type ListPage } from '@/lib/routing/pagination';
import styles from './list-pages.module.scss';

interface Props {
  label: string;
  page: Pick<ListPage<unknown>, 'number' | 'last'>;
  href: (number: number) => string;
}

export function ListPages({ label, page, href }: Props) {
  if (page.last === 1) return null;
  return (
    <nav className={`${styles.pages} no-print`} aria-label={`${label}: pages`}>
      <ol>
        {offeredPages(page).map((number) => (
          <li key={number}>
            <a
              href={href(number)}
              aria-label={`Page ${number} of ${page.last}`}
              aria-current={number === page.number ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
