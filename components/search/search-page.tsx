'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useQuery } from '@/components/primitives/address-query';
// The field has the focus from the start: the styles of what is found come with the page (as in compare/comparison.tsx).
import './found-link.module.scss';
import './found-pages.module.scss';
import './search-results.module.scss';

const FoundPages = lazy(async () => ({ default: (await import('./found-pages')).FoundPages }));

/** What was searched for in the address (`?q=…`), or the whole list where nothing was. */
export function SearchPage({ children }: { children: ReactNode }) {
  const asked = useQuery().get('q')?.trim() ?? '';
  return (
    <>
      {asked && (
        // A screen high, so that the footer is not seen to move when the results arrive.
        <div style={{ minBlockSize: '100vh' }}>
          <Suspense fallback={<output>Searching</output>}>
            <FoundPages asked={asked} />
          </Suspense>
        </div>
      )}
      <div hidden={asked !== ''}>{children}</div>
    </>
  );
}
