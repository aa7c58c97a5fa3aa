/** @jest-environment node */
import { dropWaiting, keepWaiting, sendWaiting, waitingQuotes } from './waiting-quotes';

/** Node has no caches of a browser. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const whole = (address: string | Request) =>
    typeof address === 'string' ? `https://site.example${address}` : address.url;
  return {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (address: string, response: Response) =>
          void store.set(whole(address), response),
        match: async (address: string | Request) => store.get(whole(address))?.clone(),
        delete: async (address: string) => store.delete(whole(address)),
        keys: async () => [...store.keys()].map((url) => new Request(url)),
      };
    },
  };
}

const ask = jest.fn<Promise<unknown>, [string, RequestInit]>();
beforeEach(() => {
  ask.mockReset();
  Object.assign(globalThis, { caches: fakeCaches(), fetch: ask });
});

function request(key: string) {
  const body = new FormData();
  body.set('key', key);
  body.set('message', 'Ø 5');
  body.set('files', new File(['%PDF-1'], 'a.pdf'));
  return body;
}

test('what waits is sent with its files, and nothing is sent twice', async () => {
  ask.mockResolvedValue(Response.json({ reference: 'Q-1' }));
  await keepWaiting(request('1-2'));
  await expect(waitingQuotes()).resolves.toMatchObject([{ key: '1-2', reference: '' }]);
  await expect(sendWaiting()).resolves.toBe(true);
  await expect(sendWaiting()).resolves.toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  const [path, sent] = ask.mock.calls[0]!;
  expect(path).toBe('/api/quote/');
  const form = await new Response(sent.body, { headers: sent.headers }).formData();
  expect(form.get('message')).toBe('Ø 5');
  expect(form.get('files')).toMatchObject({ name: 'a.pdf', size: 6 });
  await expect(waitingQuotes()).resolves.toMatchObject([{ key: '1-2', reference: 'Q-1' }]);
  await dropWaiting('1-2');
  await expect(waitingQuotes()).resolves.toEqual([]);
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the site is out of order', async () => new Response(null, { status: 503 })],
  ['after too many', async () => new Response(null, { status: 429 })],
  ['after a page of a filtering proxy', async () => new Response('<h1>Blocked</h1>')],
  ['after a refusal of such a proxy', async () => new Response('<h1>No</h1>', { status: 403 })],
  ['after JSON of another server', async () => Response.json({})],
  ['after JSON that is no object', async () => Response.json(null)],
  [
    'after a refusal in JSON of another server',
    async () => Response.json({ message: 'Forbidden' }, { status: 403 }),
  ],
])('%s it goes on waiting, with its files', async (_, answer) => {
  ask.mockImplementation(answer);
  await keepWaiting(request('1'));
  await expect(sendWaiting()).resolves.toBe(false);
  await expect(waitingQuotes()).resolves.toMatchObject([{ problem: '', reference: '' }]);
  ask.mockResolvedValue(Response.json({ reference: 'Q-1' }));
  await expect(sendWaiting()).resolves.toBe(true);
  const [, sent] = ask.mock.calls[1]!;
  const form = await new Response(sent.body, { headers: sent.headers }).formData();
  expect(form.get('files')).toMatchObject({ name: 'a.pdf', size: 6 });
});

test('what the site refuses is not sent again, and its reason is kept', async () => {
  ask.mockResolvedValue(
    Response.json({ message: 'Please fill in: Phone — ☎.', problems: {} }, { status: 422 }),
  );
  await keepWaiting(request('1'));
  await expect(sendWaiting()).resolves.toBe(true);
  await sendWaiting();
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(waitingQuotes()).resolves.toMatchObject([{ problem: 'Please fill in: Phone — ☎.' }]);
});

test('what a proxy finds too large is not sent again', async () => {
  ask.mockResolvedValue(new Response('<h1>413</h1>', { status: 413 }));
  await keepWaiting(request('1'));
  await expect(sendWaiting()).resolves.toBe(true);
  await expect(waitingQuotes()).resolves.toMatchObject([{ problem: 'It is too large.' }]);
});

test('a request that the visitor deletes while it is sent leaves nothing', async () => {
  ask.mockImplementation(async () => {
    await dropWaiting('1');
    return Response.json({ reference: 'Q-1' });
  });
  await keepWaiting(request('1'));
  await sendWaiting();
  await expect(waitingQuotes()).resolves.toEqual([]);
});

test('the same request waits once, and one that differs waits beside it', async () => {
  const first = request('1');
  await keepWaiting(first);
  const again = request('1');
  again.set('elapsed', '7000');
  await keepWaiting(again);
  await expect(waitingQuotes()).resolves.toHaveLength(1);
  const changed = request('1');
  changed.set('list', '1. Nickel 718');
  await keepWaiting(changed);
  expect(changed.get('key')).not.toBe('1');
  const kept = await waitingQuotes();
  expect(kept.map(({ key }) => key).toSorted()).toEqual(['1', changed.get('key')].toSorted());
});

test('a request that was sent is no other one', async () => {
  await keepWaiting(request('1'));
  ask.mockResolvedValue(Response.json({ reference: 'Q-1' }));
  await sendWaiting();
  await keepWaiting(request('1'));
  await expect(waitingQuotes()).resolves.toMatchObject([{ key: '1', reference: '' }]);
});
