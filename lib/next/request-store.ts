/*
 * Seam: the request for which a page is being generated.
 *
 * Relies on: `workUnitAsyncStorage`, in which Next keeps the request of a page in draft mode: `type`, `draftMode`, `url`
 *   and `cookies`.
 * Why: an editor's preview stands at the address of the page, and `cookies()` is empty in a page that is prerendered, in
 *   draft mode too.
 * Fails: no preview is recognized, and editors see the published page. `request-store.test.ts` and
 *   `e2e/wordpress/preview.spec.ts` say so. Visitors are not affected.
 * Public way: `draftMode()` and `cookies()`, once Next fills them in draft mode under `dynamic = 'force-static'`.
 */
import {
  workUnitAsyncStorage,
  type RequestStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external';

export type { RequestStore };

/** The request in draft mode for which this runs; `null` where the page is for every visitor. */
export function requestInDraftMode(): RequestStore | null {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === 'request' && store.draftMode.isEnabled ? store : null;
}
