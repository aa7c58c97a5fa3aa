'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useQuery } from '@/components/primitives/address-store';
// Styles that come later would have the browser check late fonts again (`font-display: optional`), which moves the header.
import './found-link.module.scss';
import styles from './found-pages.module.scss';
import './search-results.module.scss';

const FoundPages = lazy(async () => ({ default: (await import('./found-pages')).FoundPages }));

/** The results for the query in the address (`?q=…`); without a query or results, `children`: examples. */
export function SearchPage({ children }: { children: ReactNode }) {
  const asked = useQuery().get('q')?.trim() ?? '';
  if (asked === '') return <div className={styles.unasked}>{children}</div>;
  return (
    <Suspense fallback={<output className={styles.waiting}>Searching</output>}>
      <FoundPages asked={asked}>{children}</FoundPages>
    </Suspense>
  );
}
