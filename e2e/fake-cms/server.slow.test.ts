/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeCms, type FakeCms } from './server';

let cms: FakeCms;
beforeAll(async () => {
  cms = await startFakeCms();
});
beforeEach(async () => {
  await cms.ok();
  cms.clearLog();
});
afterAll(() => cms.stop());

const forms = '/wp-json/wp/v2/forms?per_page=100';
const get = (path = forms, init?: RequestInit) => fetch(`${cms.url}${path}`, init);
const records = async (path?: string) => (await (await get(path)).json()) as { slug: string }[];

test('it answers as WordPress, and its links start with its own address', async () => {
  const response = await get();
  expect(response.headers.get('x-wp-total')).toBe('12');
  expect(((await response.json()) as { link: string }[])[0]!.link).toMatch(cms.url);
});

test('it serves the pictures it names', async () => {
  const response = await get('/wp-content/uploads/2026/11/saw-drawing-300x200.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect((await get('/wp-content/uploads/2026/11/none.png')).status).toBe(404);
});

test('it takes requests for a quote', async () => {
  const body = new FormData();
  const values = {
    _wpcf7_unit_tag: 'x',
    fullname: 'A',
    companyname: 'B',
    email: 'c',
    message: 'd',
  };
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  body.set('phone', '951 555 0100');
  const path = '/wp-json/contact-form-7/v1/contact-forms/1037/feedback';
  const answer = await get(path, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ status: 'mail_sent' });
  expect(cms.submissions()).toMatchObject([{ fullname: 'A', phone: '951 555 0100' }]);
});

test('it logs who asked for what', async () => {
  await get(forms, { headers: { 'user-agent': 'hard-metals-site' } });
  expect(cms.requests()).toEqual([{ method: 'GET', path: forms, userAgent: 'hard-metals-site' }]);
  cms.clearLog();
  expect(cms.requests()).toEqual([]);
});

test('it counts how many asked at once', async () => {
  await cms.fail('hangs');
  const leaving = new AbortController();
  const { signal } = leaving;
  const asked = Promise.allSettled([1, 2, 3].map(() => get(forms, { signal })));
  while (cms.requests().length < 3) await pause(5);
  leaving.abort();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(cms.busiest()).toBe(3);
});

test('it can be edited while it runs', async () => {
  cms.add({ collection: 'forms', slug: 'disc', title: 'Disc', content: '' });
  expect(await records('/wp-json/wp/v2/forms?slug=disc')).toHaveLength(1);
  cms.edit('forms/disc', { slug: 'disk' });
  expect(await records('/wp-json/wp/v2/forms?slug=disc')).toEqual([]);
  cms.remove('forms/disk');
  expect(await records('/wp-json/wp/v2/forms?slug=disk')).toEqual([]);
});

test('it can fail for one collection alone', async () => {
  await cms.fail('error500', '/wp/v2/forms');
  await cms.fail('maintenance503', /slug=6al-4v/);
  expect((await get()).status).toBe(500);
  expect((await get('/wp-json/wp/v2/glossary')).status).toBe(200);
  expect((await get('/wp-json/wp/v2/titanium_grades?slug=6al-4v')).status).toBe(503);
  await cms.ok();
  expect((await get()).status).toBe(200);
});

test('after refusing connections it listens on the same port again', async () => {
  await cms.fail('refused');
  await expect(get()).rejects.toThrow('fetch failed');
  await cms.ok();
  expect(await records()).toHaveLength(12);
});

test('a part of it cannot refuse connections', async () => {
  await expect(cms.fail('refused', 'forms')).rejects.toThrow('refuses every path');
});

test('it can have other content, and be slow', async () => {
  const slow = await startFakeCms({ records: [], latencyMs: 200 });
  const start = performance.now();
  expect(await (await fetch(`${slow.url}${forms}`)).json()).toEqual([]);
  expect(performance.now() - start).toBeGreaterThan(190);
  await slow.stop();
});
