/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { quoteVisitors } from '@/e2e/visitor/quote-visitor';
import { CmsError } from '@/lib/cms/cms-error';
import { getLineCatalog } from '@/lib/content/line-catalog';
import { packList, unpackList } from '@/lib/quotes/intake/packed-list';
import { linesOf, type Part } from '@/lib/quotes/pasted/part';
import { POST } from './route';

jest.mock('@/lib/content/line-catalog', () => ({
  getLineCatalog: jest.fn(jest.requireActual('@/lib/content/line-catalog').getLineCatalog),
}));

const post = quoteVisitors(() => POST);
const json = { accept: 'application/json' };
const bar = '3 pcs AMS 4928 2.5" rd x 40"';

test('a list is answered as its lines and what stands between them, letter for letter', async () => {
  const text = `Hello, please quote:\n\n${bar}\nlunch?`;
  const response = await post({ text: text.replaceAll('\n', '\r\n') }, json);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { parts } = (await response.json()) as { parts: readonly Part[] };
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(linesOf(parts)).toEqual([
    expect.objectContaining({
      spec: 'AMS 4928',
      size: 'diameter 2.5 in',
      quantity: '3',
      unit: 'pieces',
      poundsEach: expect.closeTo(31.416, 3),
      pasted: bar,
    }),
  ]);
});

test('without a script the answer leads to the page that has the list in its address', async () => {
  const response = await post({ text: `${bar}\nlunch?` });
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
  const [, packed = ''] = /^\/quote-list\/checked\/\?list=([\w-]+)$/.exec(
    response.headers.get('location') ?? '',
  )!;
  expect(unpackList(packed)).toBe(`${bar}\nlunch?`);
});

test('a size that is pressed on a page whose address has a list is added to it', async () => {
  const page = '/inventory/titanium/grade/6al-4v/';
  const referer = `https://site.example${page}?list=${packList(bar)}`;
  const address = new URL(
    (await post({ text: '718 rd' }, { referer })).headers.get('location')!,
    referer,
  );
  expect(unpackList(address.searchParams.get('list')!)).toBe(`${bar}\n718 rd`);
  expect(address.searchParams.get('from')).toBe(page);
});

test('a list that no address takes can be sent as it is', async () => {
  const response = await post({ text: randomBytes(9_000).toString('hex') });
  const html = await response.text();
  expect(response.status).toBe(413);
  expect(html).toContain('too long to be checked without JavaScript');
  expect(html).toContain('action="/api/quote/"');
});

test('markup in a refused list stays text', async () => {
  const hostile = `</textarea><script>alert(1)</script>"onfocus=x`;
  const html = await (await post({ text: `${hostile}${'\nx'.repeat(500)}` })).text();
  expect(html).not.toMatch(/<script|"onfocus/);
  expect(html.match(/<\/textarea>/g)).toHaveLength(1);
});

test.each<[string, Record<string, string>, string]>([
  ['an empty list', { text: ' \n ' }, 'Please paste or type your list first.'],
  ['no list', { other: 'x' }, 'Please paste or type your list first.'],
  ['501 lines', { text: `${'x\n'.repeat(500)}x` }, 'This list has 501 lines.'],
  ['20,001 characters', { text: 'x'.repeat(20_001) }, 'This list has 20,001 characters.'],
])('%s: refused in a sentence, and the text stays', async (_, fields, sentence) => {
  const answer = await post(fields, json);
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { message: string }).message).toContain(sentence);
  const page = await post(fields);
  const html = await page.text();
  expect(page.status).toBe(422);
  expect(html).toContain(sentence);
  expect(html).toContain(`\n${fields.text ?? ''}</textarea>`);
});

test('500 lines are checked', async () => {
  const text = Array.from({ length: 500 }, () => '3 pcs 718 rd 1" x 12"').join('\n');
  const { parts } = (await (await post({ text }, json)).json()) as { parts: readonly Part[] };
  expect(linesOf(parts)).toHaveLength(500);
});

test('a short list is answered before 500 lines that came first', async () => {
  const text = Array.from({ length: 500 }, (_, i) => `${i + 1} pcs 718 rd 1" x 12"`).join('\n');
  const answered: string[] = [];
  await Promise.all([
    post({ text }, json).then(() => answered.push('500 lines')),
    post({ text: bar }, json).then(() => answered.push('one line')),
  ]);
  expect(answered).toEqual(['one line', '500 lines']);
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }, 200],
])('a list from %j: %i', async (headers, status) => {
  const response = await post({ text: bar }, { ...json, ...(headers as Record<string, string>) });
  expect(response.status).toBe(status);
});

test('more than 320 kB is not read, and JSON is no form', async () => {
  expect((await post({ text: 'x'.repeat(330_000) })).status).toBe(413);
  expect((await post('{"text":"x"}', { 'content-type': 'application/json' })).status).toBe(415);
});

test('a client that checks without end is asked to wait', async () => {
  const from = { ...json, 'x-forwarded-for': '198.51.100.1' };
  const statuses = [];
  for (let i = 0; i < 201; i += 1) statuses.push((await post({ text: 'x' }, from)).status);
  expect(statuses.slice(0, 200).every((status) => status === 200)).toBe(true);
  const refused = await post({ text: bar }, { 'x-forwarded-for': '198.51.100.1' });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toContain(`\n${bar.replaceAll('"', '&quot;')}</textarea>`);
});

test('while WordPress does not answer: a sentence, the text, and a form that sends it as it is', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(getLineCatalog).mockRejectedValue(new CmsError('503 from https://x.example/'));
  const answer = await post({ text: bar }, json);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    message: expect.stringMatching(/^We cannot check your list now/),
    parts: [],
  });
  const html = await (await post({ text: bar })).text();
  expect(html).toContain('We cannot check your list now');
  expect(html.match(/\n3 pcs AMS 4928 2\.5&quot; rd x 40&quot;<\/textarea>/g)).toHaveLength(2);
  expect(html).toContain('action="/api/quote/"');
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.mock.calls)).not.toContain('AMS 4928');
});
