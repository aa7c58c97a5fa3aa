import { startTransition, useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/components/browser-cache/browser-cache';
import * as routes from '@/lib/routing/routes';
import type { SearchDocument } from '@/lib/search/document';
import { type Index, toIndex } from '@/lib/search/search';

const useList = (list: 'inventory' | 'services' | 'glossary') =>
  useSWR(list, () => fetchJson<readonly SearchDocument[]>(routes.searchList(list)));

const noIndex = { of: null, index: null };

/** The search index: `null` until its three lists have arrived, with the error where one of them does not. */
export function useIndex(): { index: Index | null; error: unknown } {
  const inventory = useList('inventory');
  const services = useList('services');
  const glossary = useList('glossary');
  const documents = useMemo(
    () =>
      inventory.data && services.data && glossary.data
        ? [...inventory.data, ...services.data, ...glossary.data]
        : null,
    [inventory.data, services.data, glossary.data],
  );
  const [made, setMade] = useState<{ of: typeof documents; index: Index | null }>(noIndex);
  useEffect(() => {
    let isWanted = true;
    if (documents)
      void toIndex(documents).then(
        (index) => isWanted && startTransition(() => setMade({ of: documents, index })),
      );
    return () => {
      isWanted = false;
    };
  }, [documents]);
  return {
    index: made.of === documents ? made.index : null,
    error: inventory.error ?? services.error ?? glossary.error,
  };
}
