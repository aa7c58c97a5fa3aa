/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { encodePageFile } from '@/lib/page-cache/page-files.cjs';
import { decodePage, encodePage } from './page-copy';

const page = '/route-cache/APP_PAGE/9fe/$/inventory/nickel';
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

const route = {
  value: { kind: 'APP_ROUTE' as const, body: Buffer.from('a,b'), headers: {}, status: 200 },
  lastModified: 1_700_000_000_000,
  cacheControl: { revalidate: false as const },
};

test.each([copy, route])(
  'an entry comes back as it went, buffers and segments included',
  async (entry) => {
    expect(await decodePage(page, await encodePage(page, entry))).toEqual(entry);
  },
);

const file = encodePageFile(page, copy);
test.each([
  ['nothing', Buffer.alloc(0)],
  ['no bytes of ours', Buffer.from('hello')],
  ['something else', gzipSync('a string')],
  ['the file of another page', gzipSync(encodePageFile(`${page}/grade`, copy))],
  ['a file without its last byte', gzipSync(file.subarray(0, -1))],
  ['a file with another byte', gzipSync(Buffer.concat([file.subarray(0, -1), Buffer.from('x')]))],
  ['a compressed file cut short', gzipSync(file).subarray(0, 60)],
  ['far more than a page, packed small', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
])('%s is no page', async (_, bytes) => {
  expect(await decodePage(page, bytes)).toBeNull();
});

test('a page is never newer than now', async () => {
  const made = await encodePage(page, { ...copy, lastModified: 5_000 });
  expect(await decodePage(page, made, 4_000)).toMatchObject({ lastModified: 4_000 });
});
