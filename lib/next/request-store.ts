/*
 * Seam: the request that a page is being rendered for.
 *
 * Relies on: `workUnitAsyncStorage`, in which Next keeps the request of a page in draft mode: `type`, `draftMode`, `url`
 *   and `cookies`.
 * Why: a preview has the address of the published page, and in a prerendered page `cookies()` is empty, in draft mode too.
 * Fails: no preview is recognized, and editors see the published page; visitors are not affected. Tested by
 *   `request-store.test.ts` and `e2e/wordpress/preview.spec.ts`.
 * Public way: `draftMode()` and `cookies()`, once Next fills them in draft mode under `dynamic = 'force-static'`.
 */
import {
  workUnitAsyncStorage,
  type RequestStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external';

export type { RequestStore };

/** The request in draft mode that this code runs for; `null` where the page is for every visitor. */
export function requestInDraftMode(): RequestStore | null {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === 'request' && store.draftMode.isEnabled ? store : null;
}
