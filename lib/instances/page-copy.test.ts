/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { serialize } from 'node:v8';
import { decodePage, encodePage } from './page-copy';

const copy = {
  value: {
    kind: 'APP_PAGE' as const,
    html: '<p>6AL-4V · °F</p>',
    rscData: Buffer.from('1:"$Sreact"'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'content-security-policy': "default-src 'none'" },
    status: 200,
  },
  lastModified: 1_700_000_000_000,
  cacheControl: { revalidate: 900, expire: 31_536_000 },
};

test('a page comes back as it went, buffers and segments included', async () => {
  expect(await decodePage(await encodePage(copy))).toEqual(copy);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no bytes of ours', Buffer.from('hello')],
  ['something else', gzipSync(serialize('a string'))],
  ['no page', gzipSync(serialize(null))],
  ['a page of no age', gzipSync(serialize({ ...copy, lastModified: undefined }))],
  ['a page of no kind', gzipSync(serialize({ ...copy, value: {} }))],
  ['a page without HTML', gzipSync(serialize({ ...copy, value: { ...copy.value, html: 5 } }))],
  [
    'data that is no bytes',
    gzipSync(serialize({ ...copy, value: { ...copy.value, rscData: 'x' } })),
  ],
  [
    'headers that are none',
    gzipSync(serialize({ ...copy, value: { ...copy.value, headers: [1] } })),
  ],
  [
    'a status that is none',
    gzipSync(serialize({ ...copy, value: { ...copy.value, status: '200' } })),
  ],
  ['a life that is none', gzipSync(serialize({ ...copy, cacheControl: { revalidate: 'x' } }))],
  ['far more than a page, packed small', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
])('%s is no page', async (_, bytes) => {
  expect(await decodePage(bytes)).toBeNull();
});

test('a page is never newer than now', async () => {
  const made = await encodePage({ ...copy, lastModified: 5_000 });
  expect(await decodePage(made, 4_000)).toMatchObject({ lastModified: 4_000 });
});

test('a page cut short is no page', async () => {
  expect(await decodePage((await encodePage(copy)).subarray(0, 60))).toBeNull();
});
