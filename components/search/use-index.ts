import { startTransition, useEffect, useState } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/components/browser-cache/browser-cache';
import * as routes from '@/lib/routing/routes';
import type { SearchDocument } from '@/lib/search/document';
import { type Index, toIndex } from '@/lib/search/search';

const useList = (list: 'inventory' | 'services' | 'glossary') =>
  useSWR(list, () => fetchJson<readonly SearchDocument[]>(routes.searchList(list)));

/** The search index: `null` until its three lists have arrived, with the error where one of them does not. */
export function useIndex(): { index: Index | null; error: unknown } {
  const inventory = useList('inventory');
  const services = useList('services');
  const glossary = useList('glossary');
  const [index, setIndex] = useState<Index | null>(null);
  useEffect(() => {
    if (!inventory.data || !services.data || !glossary.data) return undefined;
    let isWanted = true;
    void toIndex([...inventory.data, ...services.data, ...glossary.data]).then(
      (made) => isWanted && startTransition(() => setIndex(made)),
    );
    return () => {
      isWanted = false;
    };
  }, [inventory.data, services.data, glossary.data]);
  return { index, error: inventory.error ?? services.error ?? glossary.error };
}
