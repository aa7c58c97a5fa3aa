'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useQuery } from '@/components/inventory/address-query';

const FoundPages = lazy(async () => ({ default: (await import('./found-pages')).FoundPages }));

/** What was searched for in the address (`?q=…`), or the whole list where nothing was. */
export function SearchPage({ children }: { children: ReactNode }) {
  const asked = useQuery().get('q')?.trim() ?? '';
  return (
    <>
      {asked && (
        <Suspense fallback={<output>Searching</output>}>
          <FoundPages asked={asked} />
        </Suspense>
      )}
      <div hidden={asked !== ''}>{children}</div>
    </>
  );
}
