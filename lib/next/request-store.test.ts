/** @jest-environment node */
import { createRequestStoreForRender } from 'next/dist/server/async-storage/request-store';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { requestInDraftMode } from './request-store';

/** The store of a request, as Next makes it for a page. */
const storeOf = (cookie: string) =>
  createRequestStoreForRender(
    { headers: { cookie } } as never,
    undefined,
    { pathname: '/inventory/nickel/', search: '' },
    {},
    { tags: [], expirationsByCacheKind: new Map() } as never,
    undefined,
    { previewModeId: 'secret', previewModeSigningKey: 'x', previewModeEncryptionKey: 'x' },
    false,
    undefined,
    null,
    null,
    undefined,
  );

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
