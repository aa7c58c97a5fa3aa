import { useMemo } from 'react';
import useSWR from 'swr';
import { getJson } from '@/components/browser-cache/browser-cache';
import * as routes from '@/lib/routing/routes';
import type { SearchDocument } from '@/lib/search/document';
import { toIndex, type Index } from '@/lib/search/search';

const useList = (list: 'inventory' | 'services' | 'glossary') =>
  useSWR(list, () => getJson<readonly SearchDocument[]>(routes.searchList(list)));

/** Everything that can be searched; `null` until it has arrived, an error where it does not. */
export function useIndex(): { index: Index | null; error: unknown } {
  const inventory = useList('inventory');
  const services = useList('services');
  const glossary = useList('glossary');
  const index = useMemo(
    () =>
      inventory.data && services.data && glossary.data
        ? toIndex([...inventory.data, ...services.data, ...glossary.data])
        : null,
    [inventory.data, services.data, glossary.data],
  );
  return { index, error: inventory.error ?? services.error ?? glossary.error };
}
