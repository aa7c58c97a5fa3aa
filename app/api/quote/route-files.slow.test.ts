/** @jest-environment node */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { quoteAnswers as answers } from '@/e2e/visitor/quote-post';
import { quoteVisitors } from '@/e2e/visitor/quote-visitor';
import { dxf, pdf, png, step, xlsx, zip } from '@/e2e/site/sample-files';

const folder = temporaryFolder('route-files');
const scanner = join(temporaryFolder('scanner'), 'scan');
let POST: typeof import('./route').POST;
let download: typeof import('../quote-file/[reference]/[index]/route').GET;
beforeAll(async () => {
  process.env.QUOTES_DATABASE = `file:${join(folder, 'quotes.db')}`;
  process.env.QUOTE_LIMIT = '8';
  writeFileSync(scanner, '#!/bin/sh\n! grep -q EICAR "$1"\n', { mode: 0o700 });
  process.env.QUOTE_SCAN_COMMAND = scanner;
  process.env.QUOTE_LINK_SECRET = 'open sesame, please';
  ({ POST } = await import('./route'));
  ({ GET: download } = await import('../quote-file/[reference]/[index]/route'));
});

const json = { accept: 'application/json' };
const post = quoteVisitors(() => POST);

function form(files: readonly File[], more: Readonly<Record<string, string>> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...answers, ...more })) body.set(name, value);
  for (const file of files) body.append('attachments', file);
  return body;
}
const fileOf = (name: string, content: Buffer) => new File([new Uint8Array(content)], name);
const store = async () => (await import('@/lib/quotes/store')).quoteStore();
const stored = async (reference: string, index: number) =>
  buffer((await store()).fileParts(reference, index));
const leftOver = () => readdir(join(folder, 'quote-uploads'));

test('files of several kinds are stored with the request, byte for byte, and named in its record', async () => {
  const contents = {
    'bracket.pdf': pdf(),
    'bracket.STP': step(),
    'plate.dxf': dxf(),
    'photo.png': png(),
    'list.csv': Buffer.from('AMS 4928,2.5 in,3\r\n'),
  };
  const files = Object.entries(contents).map(([name, content]) => fileOf(name, content));
  const response = await post(form(files, { key: 'all kinds' }), json);
  const { reference } = (await response.json()) as { reference: string };
  expect(response.status).toBe(200);
  for (const [i, content] of Object.values(contents).entries())
    expect(await stored(reference, i)).toEqual(content);
  expect((await (await store()).find(reference))?.attachments).toEqual(
    Object.entries(contents).map(([name, content]) => ({
      name,
      type: expect.any(String),
      size: content.length,
      digest: createHash('sha256').update(content).digest('hex'),
    })),
  );
  expect(await leftOver()).toEqual([]);
});

test('the same files again are the same request, other files another', async () => {
  const ask = async (content: Buffer) =>
    (await (await post(form([fileOf('a.pdf', content)], { key: 'again' }), json)).json()).reference;
  const first = await ask(pdf('one'));
  expect(await Promise.all([ask(pdf('one')), ask(pdf('one'))])).toEqual([first, first]);
  expect(await ask(pdf('two'))).not.toBe(first);
  expect(await stored(first, 0)).toEqual(pdf('one'));
  expect(await leftOver()).toEqual([]);
});

test('a field that nobody chose a file for, and a file in another field, are no attachments', async () => {
  const body = form([new File([], '')], { key: 'none' });
  body.append('other', fileOf('a.exe', Buffer.from('MZ')));
  const { reference } = await (await post(body, json)).json();
  expect((await (await store()).find(reference))?.attachments).toEqual([]);
});

const eleven = Buffer.alloc(11 * 1024 * 1024, pdf());
const hundred = Array.from({ length: 100 }, (_, i) => fileOf(`${i}.pdf`, pdf()));

test.each<[string, readonly File[], RegExp]>([
  [
    'a program',
    [fileOf('setup.exe', Buffer.from('MZ'))],
    /^setup\.exe cannot be attached\..*PDF, STEP, DXF, PNG, XLSX, CSV\.$/,
  ],
  ['a hidden program', [fileOf('a.pdf.exe', pdf())], /^a\.pdf\.exe cannot be attached/],
  ['a turned name', [fileOf('a\u202Efdp.exe', pdf())], /^afdp\.exe cannot be attached/],
  ['a page', [fileOf('a.pdf', Buffer.from('<html>'))], /^a\.pdf is not a whole PDF file/],
  ['another kind than its name', [fileOf('a.png', pdf())], /^a\.png is not a whole PNG file/],
  ['a list with a formula', [fileOf('a.csv', Buffer.from('=1+1'))], /^a\.csv is not a whole CSV/],
  ['a ZIP', [fileOf('a.zip', zip({ a: 'x' }))], /^a\.zip cannot be attached/],
  ['a ZIP in disguise', [fileOf('a.xlsx', zip({ a: 'x' }))], /^a\.xlsx is not a whole XLSX file/],
  ['a ZIP bomb', [fileOf('a.xlsx', xlsx({}, 2 ** 32 - 1))], /^a\.xlsx is not a whole XLSX file/],
  [
    'a polyglot',
    [fileOf('../../a.pdf', Buffer.concat([pdf(), zip({ a: 'x' })]))],
    /^a\.pdf is not/,
  ],
  ['what the scanner finds', [fileOf('a.pdf', pdf('EICAR'))], /^a\.pdf was refused by our virus/],
  ['nothing', [fileOf('a.pdf', Buffer.alloc(0))], /^a\.pdf is empty/],
  ['eleven megabytes', [fileOf('a.pdf', eleven)], /^a\.pdf is larger than 10 MB/],
  ['six files', hundred.slice(0, 6), /^At most 5 files/],
  ['a hundred files', hundred, /^At most 5 files/],
])('%s: refused in a sentence, and nothing stays on the disk', async (_, files, sentence) => {
  const response = await post(form(files), json);
  const { problems } = await response.json();
  expect([response.status, problems.attachments]).toEqual([422, expect.stringMatching(sentence)]);
  expect(await leftOver()).toEqual([]);
});

test('without a script the form comes back as it was filled in', async () => {
  const html = await (await post(form([fileOf('a.exe', pdf())]))).text();
  expect(html).toContain('value="Ada Byron"');
  expect(html).toContain('a.exe cannot be attached');
  expect(html).toContain('choose your files again');
});

test('a body cut in a file is incomplete, and leaves nothing', async () => {
  const whole = new Response(form([fileOf('a.pdf', pdf('x'.repeat(10_000)))]));
  const body = new Uint8Array(await whole.arrayBuffer()).slice(0, -5_000);
  const type = whole.headers.get('content-type') ?? '';
  expect((await post(body, { ...json, 'content-type': type })).status).toBe(400);
  expect(await leftOver()).toEqual([]);
});

test('one client sends half as many requests with files as without', async () => {
  const from = { ...json, 'x-forwarded-for': '203.0.113.77' };
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1)
    statuses.push((await post(form([fileOf('a.pdf', pdf())], { key: `f${i}` }), from)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect((await post({ ...answers, key: 'without' }, from)).status).toBe(200);
  expect(await leftOver()).toEqual([]);
});

test('where there is no room for files, requests without them are taken', async () => {
  const room = jest.spyOn(await store(), 'hasRoomForFiles').mockResolvedValue(false);
  const refused = await post(form([fileOf('a.pdf', pdf())]), json);
  expect(refused.status).toBe(503); // a request that waits in a browser is sent again
  expect((await refused.json()).message).toMatch(/^We cannot take files at this moment/);
  expect((await post({ ...answers, key: 'no room' }, json)).status).toBe(200);
  room.mockRestore();
});

test('a signed link hands out the file, to be saved and never shown', async () => {
  const { fileLink } = await import('@/lib/quotes/attachments/links');
  const { reference } = await (
    await post(form([fileOf("Größe 'a'.pdf", pdf())], { key: 'link' }), json)
  ).json();
  const ask = (link: string, index = '0', method = 'GET') =>
    download(new Request(link, { method }), { params: Promise.resolve({ reference, index }) });
  const link = fileLink(reference, 0, Date.now()) ?? '';
  const answer = await ask(link);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="file"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%27a%27.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'private, no-store',
  });
  const head = await ask(link, '0', 'HEAD');
  expect([[...head.headers], head.body]).toEqual([[...answer.headers], null]);
  const unsigned = link.replace(/signature=.*/, 'signature=x');
  expect([(await ask(unsigned)).status, (await ask(link, '1')).status]).toEqual([404, 404]);
});
