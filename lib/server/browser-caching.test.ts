/** @jest-environment node */
import { browserCaching } from './browser-caching';

const forBrowsers = { 'cache-control': 'public, max-age=0, must-revalidate' };

test.each([
  ['s-maxage=900', { ...forBrowsers, 'cdn-cache-control': 'max-age=900' }],
  [
    's-maxage=900, stale-while-revalidate=31535100',
    { ...forBrowsers, 'cdn-cache-control': 'max-age=900, stale-while-revalidate=31535100' },
  ],
  ['public, max-age=31536000, immutable', {}],
  ['public, max-age=0', {}],
  ['private, no-cache, no-store, max-age=0, must-revalidate', {}],
  ['no-store', {}],
  [undefined, {}],
  [['s-maxage=900'], { ...forBrowsers, 'cdn-cache-control': 'max-age=900' }],
  [['no-store'], {}],
])('%j', (caching, headers) => {
  expect(browserCaching(caching)).toEqual(headers);
});
