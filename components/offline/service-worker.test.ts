/** @jest-environment node */
import { sendWaiting } from '@/lib/browser/waiting-quotes';
import * as routes from '@/lib/routing/routes';

const origin = 'https://site.example';
const listeners = new Map<string, (event: unknown) => void>();

/** The entries of a browser's caches, of which Node has none: `put` reads the whole body, as a browser does. */
const pages = new Map<string, Response>();
const keyOf = (key: string | Request) =>
  typeof key === 'string' ? key : key.url.replace(origin, '');
const cache = {
  match: async (key: string | Request) => pages.get(keyOf(key))?.clone(),
  delete: async (key: string) => pages.delete(key),
  keys: async () => [...pages.keys()],
  put: async (key: string | Request, response: Response) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    pages.set(keyOf(key), new Response(await response.arrayBuffer(), response));
  },
};
/** Whether the browser has no room. */
let isFull = false;

jest.mock('@/lib/browser/waiting-quotes', () => ({
  ...jest.requireActual('@/lib/browser/waiting-quotes'),
  sendWaiting: jest.fn(async () => true),
}));
/** Node's own takes no path of a site. */
class PathRequest {
  url: string;
  constructor(path: string) {
    this.url = origin + path;
  }
}

const answer = jest.fn<Promise<Response>, [string | Request]>();
beforeAll(async () => {
  Object.assign(globalThis, {
    SERVICE_WORKER_BUILD: JSON.stringify({ release: 'r1', off: false }),
    caches: { open: async () => cache },
    fetch: answer,
    Request: PathRequest,
    self: {
      location: { origin },
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        listeners.set(type, listener),
    },
  });
  await import('./service-worker');
});
beforeEach(() => {
  pages.clear();
  isFull = false;
  answer.mockReset();
});

/**
 * Visits a page, or loads a file of one; `null` where the worker leaves the request to the browser. Resolves once it is
 * cached.
 */
async function visit(path: string, mode = 'navigate'): Promise<string | null> {
  let page: Promise<Response> | null = null;
  const background: Promise<unknown>[] = [];
  listeners.get('fetch')!({
    request: { method: 'GET', mode, url: origin + path },
    preloadResponse: undefined,
    respondWith: (response: Promise<Response>) => (page = response),
    waitUntil: (work: Promise<unknown>) => background.push(work),
  });
  const text = page && (await ((await page) as Response).text().catch(() => 'broken'));
  await Promise.all(background);
  return text;
}

/** A public page. Node's own `Response` has no type of an answer of the same origin. */
const publicPage = (body: BodyInit) =>
  Object.defineProperty(new Response(body, { headers: { 'content-type': 'text/html' } }), 'type', {
    value: 'basic',
  });

test('a page that was visited is there without a network', async () => {
  answer.mockResolvedValueOnce(publicPage('whole'));
  await visit(routes.contact());
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await visit(routes.contact())).toBe('whole');
});

test('a preview is left to the browser, however slow it is: the cached page is that of visitors', async () => {
  answer.mockResolvedValueOnce(publicPage('published'));
  await visit(routes.contact());
  expect(await visit(`${routes.contact()}?uncached`)).toBeNull();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a visit that breaks off leaves the cached page of the last one', async () => {
  answer.mockResolvedValueOnce(publicPage('whole'));
  await visit(routes.contact());
  const broken = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('ha'));
      controller.error(new TypeError('network error'));
    },
  });
  answer.mockResolvedValueOnce(publicPage(broken));
  expect(await visit(routes.contact())).toBe('broken');
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await visit(routes.contact())).toBe('whole');
});

test('a script that the browser has no room for works all the same', async () => {
  isFull = true;
  answer.mockResolvedValueOnce(publicPage('script'));
  expect(await visit('/_next/static/chunks/page.js', 'no-cors')).toBe('script');
});

/** As a page of the site does once it is idle. Resolves once the worker has done what is asked. */
async function message(data: unknown) {
  let work: Promise<unknown> | null = null;
  listeners.get('message')!({ data, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

test('with a page all files are cached that its scripts load, however deep', async () => {
  const texts: Record<string, string> = {
    [routes.contact()]: '<script src="/_next/static/chunks/page.js"></script>',
    '/_next/static/chunks/page.js': '["static/chunks/dialog.js","static/chunks/page.js"]',
    '/_next/static/chunks/dialog.js': '["static/chunks/sending.js","static/chunks/list.css"]',
    '/_next/static/chunks/sending.js': '["static/chunks/dialog.js","static/chunks/receipt.js"]',
    '/_next/static/chunks/receipt.js': '',
    '/_next/static/chunks/list.css': '',
  };
  answer.mockImplementation(async (request) => publicPage(texts[keyOf(request)]!));
  await message({ visited: routes.contact(), always: [] });
  expect([...pages.keys()].toSorted()).toEqual(Object.keys(texts).toSorted());
  expect(answer).toHaveBeenCalledTimes(6);
});

test('where the visitor saves data, waiting requests are sent and no page is fetched', async () => {
  jest.mocked(sendWaiting).mockClear();
  await message(null);
  expect(sendWaiting).toHaveBeenCalledTimes(1);
  expect(answer).not.toHaveBeenCalled();
});
