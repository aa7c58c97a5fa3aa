/** @jest-environment node */
import { z } from 'zod';

process.env.WORDPRESS_URL = 'https://cms.example.com';
process.env.WORDPRESS_TIMEOUT_MS = '1000';
process.env.WORDPRESS_LANGUAGE = 'en';

// After the settings above are in place.
const client = Promise.all([
  import('./list-collection'),
  import('./collection-request'),
  import('./request'),
  import('./problems'),
]).then(([lists, posts, forms, { problems }]) => ({ ...lists, ...posts, ...forms, problems }));

const grades = {
  name: 'titanium_grades',
  fields: 'id,slug,title',
  schema: z.object({ id: z.number(), slug: z.string(), title: z.string() }),
};
const grade = (id: number) => ({ id, slug: `grade-${id}`, title: `Grade ${id}` });

const json = (value: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(value), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
const page = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });

type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>;
let asked: { url: URL; init: RequestInit }[];

/** WordPress for one test: answers in turn, the last one from then on. */
function wordpress(...answers: Answer[]) {
  asked = [];
  globalThis.fetch = (async (input: string, init: RequestInit) => {
    const url = new URL(input);
    asked.push({ url, init });
    return answers[Math.min(asked.length, answers.length) - 1]!(url, init);
  }) as typeof fetch;
}

const collectionOf =
  (count: number): Answer =>
  (url) => {
    const number = Number(url.searchParams.get('page') ?? 1);
    const records = Array.from({ length: count }, (_, i) => grade(i + 1)).slice(
      (number - 1) * 100,
      number * 100,
    );
    return json(records, {
      headers: { 'x-wp-total': String(count), 'x-wp-totalpages': String(Math.ceil(count / 100)) },
    });
  };

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [1000, 10],
])('%d records come in %d requests, each once', async (count, requests) => {
  wordpress(collectionOf(count));
  const { items } = await (await client).listCollection(grades);
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  expect(asked).toHaveLength(requests);
});

test('a list is requested with the fields that are read, in one language, in a stable order, under the site’s user agent', async () => {
  wordpress(collectionOf(1));
  await (await client).listCollection(grades);
  const { url, init } = asked[0]!;
  expect(Object.fromEntries(url.searchParams)).toEqual({
    per_page: '100',
    page: '1',
    orderby: 'id',
    order: 'asc',
    acf_format: 'standard',
    _embed: 'wp:featuredmedia',
    _fields: 'id,slug,title',
    lang: 'en',
    _: expect.stringMatching(/^\d{13}$/),
  });
  expect(new Headers(init.headers).get('user-agent')).toMatch(/^hard-metals-site/);
});

test('a malformed record is left out and reported with its post, field and edit link', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  wordpress(() => json([grade(1), { id: 2, slug: 'grade-2', title: 7 }, null]));
  expect((await (await client).listCollection(grades)).items).toEqual([grade(1)]);
  expect((await client).problems()).toMatchObject([
    {
      collection: 'titanium_grades',
      id: 2,
      slug: 'grade-2',
      field: 'title',
      editUrl: 'https://cms.example.com/wp-admin/post.php?post=2&action=edit',
    },
    { id: null, field: 'the record' },
  ]);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('titanium_grades "grade-2" (post 2): title:'),
  );
});

test('a list whose count never agrees with its pages is an error', async () => {
  wordpress(() => json([grade(1)], { headers: { 'x-wp-total': '2', 'x-wp-totalpages': '1' } }));
  await expect((await client).listCollection(grades)).rejects.toThrow(
    'kept changing while it was read',
  );
});

const counted = (total: string, pages: string) => (): Response =>
  json([grade(1), grade(2)], { headers: { 'x-wp-total': total, 'x-wp-totalpages': pages } });

test.each([
  ['2', '99999999', 'counts 2 records on 99999999 pages'],
  ['2', '0', 'counts 2 records on 0 pages'],
  ['9999999999', '99999999', 'counts 9999999999 records: this site reads at most 100000'],
  ['2', '1e9', 'answered with the header X-WP-TotalPages: "1e9", which is no count'],
  ['-2', '1', 'answered with the header X-WP-Total: "-2", which is no count'],
  ['0x2', '1', 'answered with the header X-WP-Total: "0x2", which is no count'],
])(
  'a count of %s records on %s pages is an error after one request',
  async (total, pages, says) => {
    wordpress(counted(total, pages));
    await expect((await client).listCollection(grades)).rejects.toThrow(says);
    expect(asked).toHaveLength(1);
  },
);

test('a count that WordPress cannot keep ends at the first page that is missing', async () => {
  wordpress(({ searchParams }) =>
    searchParams.get('page') === '1'
      ? collectionOf(100_000)(new URL('https://cms.example.com/'), {})
      : json({ code: 'rest_post_invalid_page_number' }, { status: 400 }),
  );
  await expect((await client).listCollection(grades)).rejects.toThrow(
    '400 Unsuccessful HTTP response',
  );
  expect(asked.length).toBeLessThan(10);
});

test('without any count, as behind a proxy that drops its headers, pages are read until one is not full', async () => {
  wordpress((asking, init) => {
    const { body } = collectionOf(201)(asking, init) as Response;
    return new Response(body);
  });
  expect((await (await client).listCollection(grades)).items).toHaveLength(201);
  expect(asked).toHaveLength(3);
});

test('no such post is null; a post is the first of its slug', async () => {
  wordpress(() => json([]));
  expect(await (await client).findBySlug(grades, 'x')).toBeNull();
  wordpress(() => json([grade(3), grade(4)]));
  expect(await (await client).findBySlug(grades, 'x')).toEqual(grade(3));
  expect(asked[0]!.url.search).toContain('slug=x&acf_format=standard&_embed=');
});

test('an empty slug asks nothing, because WordPress would answer with everything', async () => {
  wordpress(() => json([grade(1)]));
  expect(await (await client).findBySlug(grades, '')).toBeNull();
  expect(asked).toHaveLength(0);
});

const url = 'https://cms.example.com/wp-json/wp/v2/titanium_grades';

test.each<[string, Answer, string, number]>([
  [
    'nothing listens',
    () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
    'Request has been terminated: no answer from',
    3,
  ],
  [
    'no answer in time',
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason)),
      ),
    'or does it need longer than WORDPRESS_TIMEOUT_MS?',
    1,
  ],
  [
    '500',
    () =>
      json({ code: 'internal_server_error' }, { status: 500, statusText: 'Internal Server Error' }),
    `500 Internal Server Error from ${url}`,
    3,
  ],
  ['502 page', () => page('<h1>Bad gateway</h1>', 502), '502 Unsuccessful HTTP response from', 3],
  [
    '503 maintenance',
    () => page('<h1>Briefly unavailable for scheduled maintenance.</h1>', 503),
    'WordPress is in maintenance',
    3,
  ],
  ['429', () => json({}, { status: 429 }), 'limits the rate', 3],
  [
    '429 that asks for minutes',
    () => json({}, { status: 429, headers: { 'retry-after': '120' } }),
    'limits the rate',
    1,
  ],
  ['a firewall', () => page('Forbidden', 403), 'A firewall or security plugin refuses', 1],
  [
    'plain permalinks',
    () => page('<h1>Not Found</h1>', 404),
    'does WordPress use plain permalinks',
    1,
  ],
  [
    'a login page',
    () => page('<form><input name="log"></form>'),
    'A login page came instead of JSON',
    1,
  ],
  [
    'a database that is down',
    () => page('<h1>Error establishing a database connection</h1>', 500),
    'cannot reach its database',
    3,
  ],
  [
    'a PHP notice before the JSON',
    () =>
      new Response('<br />\n<b>Notice</b>: x\n[]', {
        headers: { 'content-type': 'application/json' },
      }),
    'turn display_errors off',
    3,
  ],
  [
    'truncated JSON',
    () => new Response('[{"id":1,', { headers: { 'content-type': 'application/json' } }),
    'Parser is unable to parse the response',
    3,
  ],
  [
    'an object instead of a list',
    () => json({ code: 'x' }),
    'answered with an object where a list of posts should be',
    1,
  ],
  ['null instead of a list', () => json(null), 'answered with null', 1],
  [
    'bytes that are no UTF-8',
    () => new Response(new Uint8Array([0x5b, 0xff, 0x5d])),
    'is not valid UTF-8',
    1,
  ],
  ['17 MB', () => new Response(new Uint8Array(17 * 1024 * 1024).fill(32)), 'is larger than', 1],
  [
    'a redirect elsewhere',
    () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
    'redirects to https://evil.example',
    1,
  ],
  [
    'a redirect in a circle',
    ({ pathname }) => new Response(null, { status: 302, headers: { location: pathname } }),
    'redirects in a circle',
    4,
  ],
])(
  '%s: a sentence, and as many requests as can help',
  async (_, answer, words, requests) => {
    wordpress(answer);
    await expect((await client).listCollection(grades)).rejects.toMatchObject({
      name: 'CmsError',
      message: expect.stringContaining(words) as string,
    });
    expect(asked).toHaveLength(requests);
  },
  10_000,
);

test('one good answer after a bad one is enough', async () => {
  wordpress(() => json({}, { status: 503, headers: { 'retry-after': '0' } }), collectionOf(2));
  expect((await (await client).listCollection(grades)).items).toHaveLength(2);
});

test('a redirect within WordPress is followed', async () => {
  wordpress(
    () => new Response(null, { status: 301, headers: { location: '/blog/wp-json/' } }),
    collectionOf(2),
  );
  expect((await (await client).listCollection(grades)).items).toHaveLength(2);
});

test('at most four requests run at once', async () => {
  let running = 0;
  let most = 0;
  wordpress(async (asking) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return collectionOf(1000)(asking, {});
  });
  await (await client).listCollection(grades);
  expect(most).toBe(4);
});

test('a form is posted once, and its answer read whatever its status', async () => {
  wordpress(() => json({ code: 'wpcf7_unit_tag_not_found' }, { status: 400 }));
  expect(await (await client).sendForm('/form', new FormData(), 1000)).toMatchObject({
    status: 400,
    text: '{"code":"wpcf7_unit_tag_not_found"}',
    asksToWait: false,
  });
  wordpress(() => page('<h1>Bad gateway</h1>', 502));
  expect(await (await client).sendForm('/form', new FormData(), 1000)).toMatchObject({
    status: 502,
    text: '<h1>Bad gateway</h1>',
  });
  expect(asked).toHaveLength(1);
});
