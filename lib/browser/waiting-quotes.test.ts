/** @jest-environment node */
import { dropWaiting, keepWaiting as keep, sendWaiting, waitingQuotes } from './waiting-quotes';

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

const keepWaiting = (body: FormData, parts = ['b', 'c']) => keep(body, { answers: 'a', parts });

function request(key: string) {
  const body = new FormData();
  body.set('key', key);
  body.set('message', 'Ø 5');
  body.set('files', new File(['%PDF-1'], 'a.pdf', { lastModified: 0 }));
  return body;
}

test('what waits is sent with its files, and nothing is sent twice', async () => {
  ask.mockResolvedValue(Response.json({ reference: 'Q-1' }));
  await keepWaiting(request('1-2'));
  const sentContent = { answers: 'a', parts: ['b', 'c'] };
  await expect(waitingQuotes()).resolves.toMatchObject([{ reference: '', ...sentContent }]);
  await expect(sendWaiting()).resolves.toBe(true);
  await expect(sendWaiting()).resolves.toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  const [path, sent] = ask.mock.calls[0]!;
  expect(path).toBe('/api/quote/');
  const form = await new Response(sent.body, { headers: sent.headers }).formData();
  expect(form.get('message')).toBe('Ø 5');
  expect(form.get('files')).toMatchObject({ name: 'a.pdf', size: 6 });
  const [done] = await waitingQuotes();
  expect(done).toMatchObject({ reference: 'Q-1', ...sentContent });
  await dropWaiting(done!.id);
  await expect(waitingQuotes()).resolves.toEqual([]);
});

/** The site's answer where it has no room for files now, as `intake/open-folder.ts` gives it. */
const noRoom = {
  message: 'We cannot take files at this moment.',
  problems: { attachments: 'No.' },
};

test.each([
  ['without a network', '', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'while the site has no room',
    noRoom.message,
    async () => Response.json(noRoom, { status: 503 }),
  ],
  [
    'while the site is out of order',
    'Another server answered (503).',
    async () => new Response(null, { status: 503 }),
  ],
  [
    'after it arrived incomplete',
    'Please try again.',
    async () => Response.json({ message: 'Please try again.', problems: {} }, { status: 400 }),
  ],
  [
    'after too many',
    'Too many requests.',
    async () => Response.json({ message: 'Too many requests.', problems: {} }, { status: 429 }),
  ],
  [
    'after a page of a filtering proxy',
    'Another server answered (200).',
    async () => new Response('<h1>Blocked</h1>'),
  ],
  [
    'after a refusal of such a proxy',
    'Another server answered (403).',
    async () => new Response('<h1>No</h1>', { status: 403 }),
  ],
  ['after JSON of another server', 'Another server answered (200).', async () => Response.json({})],
  [
    'after JSON that is no object',
    'Another server answered (200).',
    async () => Response.json(null),
  ],
  [
    'after a refusal in JSON of another server',
    'Another server answered (403).',
    async () => Response.json({ message: 'Forbidden' }, { status: 403 }),
  ],
])('%s it goes on waiting, with its files, noted "%s"', async (_, note, answer) => {
  ask.mockImplementation(answer);
  await keepWaiting(request('1'));
  await expect(sendWaiting()).resolves.toBe(false);
  await expect(waitingQuotes()).resolves.toMatchObject([{ note, problem: '', reference: '' }]);
  ask.mockResolvedValue(Response.json({ reference: 'Q-1' }));
  await expect(sendWaiting(true)).resolves.toBe(true);
  const [, sent] = ask.mock.calls[1]!;
  const form = await new Response(sent.body, { headers: sent.headers }).formData();
  expect(form.get('files')).toMatchObject({ name: 'a.pdf', size: 6 });
});

test('what was answered and not taken is posted again after five minutes, or when the visitor asks for it', async () => {
  ask.mockImplementation(async () => Response.json(noRoom, { status: 503 }));
  await keepWaiting(request('1'));
  for (const [minutes, isPressed, posts] of [
    [0, false, 1],
    [4.9, false, 1],
    [4.9, true, 2],
    [9.8, false, 2],
    [10, false, 3],
  ] as const) {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
    await expect(sendWaiting(isPressed)).resolves.toBe(false);
    expect(ask).toHaveBeenCalledTimes(posts);
    clock.mockRestore();
  }
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
    for (const { id } of await waitingQuotes()) await dropWaiting(id);
    return Response.json({ reference: 'Q-1' });
  });
  await keepWaiting(request('1'));
  await sendWaiting();
  await expect(waitingQuotes()).resolves.toEqual([]);
});

test('the same words wait once, from whichever page; what differs waits beside them, under the same key', async () => {
  await keepWaiting(request('1'));
  const again = request('1');
  again.set('elapsed', '7000');
  again.set('about', 'Titanium 6AL-4V');
  await keepWaiting(again);
  await expect(waitingQuotes()).resolves.toHaveLength(1);
  const changed = request('1');
  changed.set('list', '1. Nickel 718');
  await keepWaiting(changed, ['b', 'd']);
  expect(changed.get('key')).toBe('1');
  await expect(waitingQuotes()).resolves.toHaveLength(2);
  ask.mockImplementation(async () => Response.json({ reference: 'Q-1' }));
  await sendWaiting();
  const keys = ask.mock.calls.map(async ([, { body, headers }]) =>
    (await new Response(body, { headers }).formData()).get('key'),
  );
  await expect(Promise.all(keys)).resolves.toEqual(['1', '1']);
});

test('a request that was sent is no other one', async () => {
  await keepWaiting(request('1'));
  ask.mockResolvedValue(Response.json({ reference: 'Q-1' }));
  await sendWaiting();
  await keepWaiting(request('1'));
  await expect(waitingQuotes()).resolves.toMatchObject([{ reference: '' }]);
});
