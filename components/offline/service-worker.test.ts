/** @jest-environment node */
import * as routes from '@/lib/routing/routes';

const origin = 'https://site.example';
const listeners = new Map<string, (event: unknown) => void>();

/** The caches of a browser, of which Node has none, by name: `put` reads the whole body, as a browser does. */
const stored = new Map<string, Map<string, Response>>();
const open = async (name: string) => {
  const pages = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, pages);
  return {
    put: async (path: string, page: Response) => {
      const copy = new Response(await page.arrayBuffer(), page);
      pages.delete(path);
      pages.set(path, copy);
    },
    keys: async () => [...pages.keys()].map((path) => ({ url: origin + path })),
    delete: async ({ url }: { url: string }) => pages.delete(url.replace(origin, '')),
  };
};
const caches = {
  open,
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (path: string) =>
    [...stored.values()].map((pages) => pages.get(path)?.clone()).find(Boolean),
};

const openPages = [`${origin}/services/`];
const answer = jest.fn<Promise<Response>, [unknown]>();
beforeAll(async () => {
  Object.assign(globalThis, {
    RELEASE: 'r2',
    caches,
    fetch: answer,
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        listeners.set(type, listener),
      skipWaiting: async () => {},
      registration: {},
      clients: { claim: async () => {}, matchAll: async () => openPages.map((url) => ({ url })) },
    },
  });
  await import('./service-worker');
});
beforeEach(() => {
  stored.clear();
  answer.mockReset();
});

const storedPaths = (release = 'r2') => [...(stored.get(`pages ${release}`)?.keys() ?? [])];

/** The site's answer for an address, with what a constructed `Response` cannot have. */
function pageOf(path: string, body: BodyInit = path, init: ResponseInit = {}, redirected = false) {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...init.headers };
  const page = new Response(body, { ...init, headers });
  const asFetched = (response: Response): Response =>
    Object.defineProperties(response, {
      url: { value: origin + path },
      redirected: { value: redirected },
      clone: { value: () => asFetched(Response.prototype.clone.call(response)) },
    });
  return asFetched(page);
}

/** An event without a network request, once its work is done. */
async function fire(type: string) {
  const work: Promise<unknown>[] = [];
  listeners.get(type)!({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

/** Opens a page; `null` where the worker leaves the request to the browser. Resolves once the page is stored or is not. */
async function visit(path: string, request: object = {}): Promise<string | null> {
  let page: Promise<Response> | null = null;
  const work: Promise<unknown>[] = [];
  listeners.get('fetch')!({
    request: { method: 'GET', mode: 'navigate', url: origin + path, ...request },
    preloadResponse: Promise.resolve(),
    respondWith: (response: Promise<Response>) => (page = response),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  const text = page && (await ((await page) as Response).text().catch(() => 'broken'));
  await Promise.allSettled(work);
  return text;
}

const loseNetwork = () => answer.mockRejectedValue(new TypeError('Failed to fetch'));

test('the installation stores the offline page and the pages that are open', async () => {
  answer.mockImplementation(async (url) => pageOf(String(url).replace(origin, '')));
  await fire('install');
  expect(storedPaths().toSorted()).toEqual([routes.offline(), '/services/']);
});

test('a new release deletes the pages of the one before', async () => {
  await (await open('pages r1')).put('/', pageOf('/'));
  await (await open('pages r2')).put('/', pageOf('/'));
  await fire('activate');
  expect([...stored.keys()]).toEqual(['pages r2']);
});

test('without a network a visited page opens, with any query, and any other is the offline page', async () => {
  answer.mockImplementation(async () => pageOf('/offline/'));
  await visit(routes.offline());
  answer
    .mockResolvedValueOnce(pageOf('/contact/', 'first'))
    .mockResolvedValueOnce(pageOf('/contact/', 'second'));
  expect(await visit('/contact/')).toBe('first');
  expect(await visit('/contact/')).toBe('second');
  loseNetwork();
  expect(await visit('/contact/?from=mail')).toBe('second');
  expect(await visit('/never-visited/')).toBe('/offline/');
});

test('a visit that breaks off leaves the stored page of the last one', async () => {
  answer.mockResolvedValueOnce(pageOf('/contact/', 'whole'));
  await visit('/contact/');
  const broken = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('ha'));
      controller.error(new TypeError('network error'));
    },
  });
  answer.mockResolvedValueOnce(pageOf('/contact/', broken));
  expect(await visit('/contact/')).toBe('broken');
  loseNetwork();
  expect(await visit('/contact/')).toBe('whole');
});

test.each([
  ['a posted form', '/contact/', { method: 'POST' }],
  ["React's answer for a link", '/contact/', { mode: 'cors' }],
  ['a script', '/_next/static/chunks/page.js', { mode: 'no-cors' }],
  ['an address of the API', '/api/quote-file/Q-1/1/', {}],
  ['a preview', '/contact/?uncached', {}],
])('%s is left to the browser', async (_, path, request) => {
  expect(await visit(path, request)).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['a draft', pageOf('/contact/', 'x', { headers: { 'cache-control': 'no-store' } })],
  ['the page of a request', pageOf('/contact/', 'x', { headers: { 'cache-control': 'private' } })],
  ["React's answer", pageOf('/contact/', 'x', { headers: { 'content-type': 'text/x-component' } })],
  ['an error', pageOf('/contact/', 'x', { status: 404 })],
  ['a redirect', pageOf('/contact/', 'x', {}, true)],
])('%s is shown and not stored', async (_, page) => {
  answer.mockResolvedValueOnce(page);
  expect(await visit('/contact/')).toBe('x');
  expect(storedPaths()).toEqual([]);
});

test('at most 50 visited pages are stored, the latest ones, beside the offline page', async () => {
  const paths = [routes.offline(), ...Array.from({ length: 52 }, (_, n) => `/${n}/`)];
  for (const path of paths) {
    answer.mockResolvedValueOnce(pageOf(path));
    await visit(path);
  }
  expect(storedPaths()).toEqual([routes.offline(), ...paths.slice(-50)]);
});
