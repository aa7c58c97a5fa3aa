import useSWR from 'swr';
import { getJson } from '@/components/browser-cache/browser-cache';
import type { ComparedGrade } from '@/lib/comparison/comparison';
import * as routes from '@/lib/routing/routes';

/** A grade by its key, `titanium/6al-4v`, kept in the browser (`BrowserCache`). Without a key nothing is fetched. */
export const useComparedGrade = (key: string | undefined) =>
  useSWR<ComparedGrade, Error>(key ?? null, () =>
    getJson<ComparedGrade>(routes.comparedGrade(key ?? '')),
  );
