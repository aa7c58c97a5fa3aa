/** @jest-environment node */
import { createRequestStore } from 'next/dist/server/async-storage/request-store';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { requestInDraftMode } from './request-store';

/** The store of a request, as Next makes it for a page. */
const storeOf = (cookie: string) =>
  createRequestStore({
    phase: 'render',
    headers: { cookie },
    onUpdateCookies: undefined,
    url: { pathname: '/inventory/nickel/', search: '' },
    rootParams: {},
    implicitTags: { tags: [], expirationsByCacheKind: new Map() },
    resumeDataCache: null,
    previewProps: {
      previewModeId: 'secret',
      previewModeSigningKey: 'x',
      previewModeEncryptionKey: 'x',
    },
    isHmrRefresh: false,
    serverComponentsHmrCache: undefined,
    hmrRefreshHash: undefined,
    stagedFallbackParams: null,
  });

test('in draft mode Next’s store has the request’s address and its cookies', () => {
  const store = storeOf('__prerender_bypass=secret; preview=pass');
  const request = workUnitAsyncStorage.run(store, requestInDraftMode);
  expect(request?.url.pathname).toBe('/inventory/nickel/');
  expect(request?.cookies.get('preview')?.value).toBe('pass');
});

test('outside draft mode there is no request', () => {
  expect(
    workUnitAsyncStorage.run(storeOf('__prerender_bypass=guessed'), requestInDraftMode),
  ).toBeNull();
  expect(requestInDraftMode()).toBeNull();
});
