'use client';

import { useEffect } from 'react';
import * as routes from '@/lib/routing/routes';
import { backSoon } from './back-soon';

/** Takes a visitor from a page that failed to the 404 page (spec §8), with the text that the page will be back. */
export function useToNotFound(failed = true) {
  useEffect(() => {
    // In its place, so that Back leads to the page before and not into a loop.
    if (failed && !location.pathname.startsWith(routes.notFound()))
      location.replace(`${routes.notFound()}#${backSoon}`);
  }, [failed]);
}

export function ToNotFound() {
  useToNotFound();
  return null;
}
