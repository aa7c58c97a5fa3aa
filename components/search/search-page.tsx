'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useQuery } from '@/components/primitives/address-query';
// The field has the focus from the start: the styles of what is found come with the page (as in compare/comparison.tsx).
import './found-link.module.scss';
import styles from './found-pages.module.scss';
import './search-results.module.scss';

const FoundPages = lazy(async () => ({ default: (await import('./found-pages')).FoundPages }));

/** What was searched for in the address (`?q=…`), or the whole list where nothing was. */
export function SearchPage({ children }: { children: ReactNode }) {
  const asked = useQuery().get('q')?.trim() ?? '';
  return (
    <>
      {asked && (
        <Suspense fallback={<output className={styles.waiting}>Searching</output>}>
          <FoundPages asked={asked} />
        </Suspense>
      )}
      <div hidden={asked !== ''}>{children}</div>
    </>
  );
}
