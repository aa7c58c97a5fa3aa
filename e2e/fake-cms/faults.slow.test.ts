/** @jest-environment node */
import type { FaultName } from './faults';
import { startFakeCms, type FakeCms } from './server';

let cms: FakeCms;
beforeAll(async () => {
  cms = await startFakeCms();
});
afterEach(() => cms.ok());
afterAll(() => cms.stop());

const path = '/wp-json/wp/v2/titanium_grades?per_page=10';
const get = (init?: RequestInit) => fetch(`${cms.url}${path}`, { redirect: 'manual', ...init });
const soon = () => ({ signal: AbortSignal.timeout(300) });

/** Met by name alone: `name.test.ts`. */
type OfName = 'unresolved' | 'untrusted';

/** What a client meets, by fault. A row per fault: the compiler asks for the one that is missing. */
const meets: Readonly<Record<Exclude<FaultName, OfName>, () => Promise<void>>> = {
  refused: () => expect(get()).rejects.toThrow('fetch failed'),
  hangs: () => expect(get(soon())).rejects.toMatchObject({ name: 'TimeoutError' }),
  slowBody: async () => {
    const leaving = new AbortController();
    const response = await get({ signal: leaving.signal });
    expect(response.status).toBe(200);
    setTimeout(() => leaving.abort(), 300);
    await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' });
  },
  error500: () => page(500, 'critical error'),
  badGateway502: () => page(502, 'Bad Gateway'),
  maintenance503: async () => {
    expect((await get()).headers.get('retry-after')).toBe('600');
    await page(503, 'maintenance');
  },
  tooMany429: async () => {
    const response = await get();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
  },
  loginPage: () => page(200, 'name="log"'),
  truncated: async () => {
    const response = await get();
    await expect(response.json()).rejects.toMatchObject({ name: 'SyntaxError' });
  },
  cutShort: async () => {
    const response = await get();
    await expect(response.text()).rejects.toThrow('terminated');
  },
  wrongShape: async () => expect(await json()).toMatchObject({ code: 'odd' }),
  nullFields: async () =>
    expect(((await json()) as object[])[0]).toMatchObject({
      slug: 'beta-c',
      title: null,
      acf: null,
    }),
  empty: async () => {
    expect((await get()).headers.get('x-wp-total')).toBe('0');
    expect(await json()).toEqual([]);
  },
  shrunk: async () => {
    const { headers } = await get();
    expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['7', '1']);
    expect(await json()).toHaveLength(7);
  },
  invalidUtf8: async () => {
    const bytes = await (await get()).arrayBuffer();
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow(/not valid/);
  },
  huge: async () => {
    const text = await (await get()).text();
    expect(text.length).toBeGreaterThan(20 * 1024 * 1024);
    expect(JSON.parse(text)).toHaveLength(10);
  },
  bomb: async () => {
    const response = await get();
    expect(response.headers.get('content-encoding')).toBe('gzip');
    let bytes = 0;
    for await (const chunk of response.body!) {
      bytes += (chunk as Uint8Array).length;
      if (bytes > 32 * 1024 * 1024) break; // the rest is more of the same
    }
    expect(bytes).toBeGreaterThan(32 * 1024 * 1024);
  },
  redirectLoop: () => redirects(path),
  redirectElsewhere: () => redirects(`https://elsewhere.example${path}`),
  reset: () => expect(get()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } }),
};

test.each(Object.entries(meets))('%s', async (fault, meet) => {
  await cms.fail(fault as FaultName);
  await expect(meet()).resolves.toBeUndefined();
});

test('the menu is altered too: a list where an object should be, and no entries', async () => {
  const menu = () => fetch(`${cms.url}/wp-json/menus/v1/menus/17`);
  await cms.fail('wrongShape');
  expect(await (await menu()).json()).toEqual([1, 2]);
  await cms.fail('empty');
  expect(await (await menu()).json()).toMatchObject({ term_id: 17, items: [] });
});

const json = async () => (await get()).json();

async function page(status: number, words: string) {
  const response = await get();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch('text/html');
  expect(await response.text()).toContain(words);
}

async function redirects(location: string) {
  const response = await get();
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
}
