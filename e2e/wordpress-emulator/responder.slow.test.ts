/** @jest-environment node */
import { formAnswerSchema, formRulesSchema } from '@/content-schemas/quote';
import { menuSchema } from '@/content-schemas/menu';
import { respond } from '@/lib/cms/sample/responder';
import { sample as emulator } from './sample';

// The responder answers in place of this host, so that each request of the site can be recorded.
process.env.WORDPRESS_URL = 'https://wordpress.sample';
process.env.LAST_BUILD_FOLDER = '/nonexistent';

const quote = {
  fullname: 'Ada Miller',
  companyname: 'Miller & Sons',
  email: 'ada@example.com',
  phone: '951 555 0100',
  message: 'Two bars of 6AL-4V',
};

/** Every request of the site: its whole content, the checks of the content report, single posts, redirects, a quote. */
async function requestsOfSite(): Promise<readonly Request[]> {
  const requests: Request[] = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const request = new Request(url, init);
    requests.push(request.clone());
    return Promise.resolve(respond(request));
  }) as typeof fetch;
  const [{ readContent }, { findMissingContent }, { collections }, { findBySlug, listByIds }] =
    await Promise.all([
      import('@/lib/report/content'),
      import('@/lib/content/missing-content'),
      import('@/lib/content/collections'),
      import('@/lib/cms/find-posts'),
    ]);
  const { movedTo } = await import('@/lib/content/moved');
  const { postToWordPress } = await import('@/lib/quotes/contact-form');
  await readContent();
  const { snapshot } = await import('@/lib/cms/snapshot');
  for (const collection of collections.values()) {
    const { id, slug } = (await snapshot(collection))[0]!;
    expect(await findBySlug(collection, slug)).toMatchObject({ id });
    expect(await findBySlug(collection, 'no-such-post')).toBeNull();
  }
  // As lib/content/references.ts asks for what the sections of a page name by id.
  const ids = (await snapshot(collections.get('pages')!)).slice(0, 3).map(({ id }) => id);
  expect(await listByIds('pages', [...ids, 1], 'id,slug,title,excerpt,content')).toHaveLength(3);
  expect(await listByIds('media', [1], 'id,source_url,alt_text,media_details')).toEqual([]);
  expect(await findMissingContent()).toEqual([]);
  expect(await movedTo('/no-such-page/')).toBeNull();
  expect(await postToWordPress('Q-1', quote)).toEqual({ kind: 'sent' });
  return requests;
}

const comparedHeaders = ['x-wp-total', 'x-wp-totalpages', 'location'];

async function answerOf(request: Request, response: Response) {
  const json: unknown = request.method === 'HEAD' ? null : await response.json();
  return {
    status: response.status,
    headers: comparedHeaders.map((name) => response.headers.get(name)),
    json: asked(request, json),
  };
}

/** What a request asks for in the JSON of its answer. */
function asked(request: Request, json: unknown): unknown {
  // A rule that the site meets anyway, such as a longest length, is of no matter to the sample.
  if (request.url.endsWith('/schema'))
    return formRulesSchema.parse(json).filter(({ rule }) => rule === 'required');
  return Array.isArray(json) ? recordsIn(json as Json[], request) : json;
}

type Json = Readonly<Record<string, unknown>> & { id: number };

/** Records by id, with the fields that the request asks for. The responder sends the same fields to every request. */
function recordsIn(records: readonly Json[], { url }: Request) {
  const fields = new URL(url).searchParams.get('_fields')?.split(',') ?? [];
  const names = new Set(fields.map((field) => field.split('.')[0]));
  return records
    .toSorted((a, b) => a.id - b.id)
    .map((record) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))),
    );
}

/** What the site reads of an answer. */
async function read({ url }: Request, json: unknown): Promise<unknown> {
  const { pathname } = new URL(url);
  if (pathname.includes('/menus/')) return menuSchema.parse(json);
  if (pathname.endsWith('/feedback')) return formAnswerSchema.parse(json);
  const [{ collections }, { parseAll }] = await Promise.all([
    import('@/lib/content/collections'),
    import('@/lib/cms/collection'),
  ]);
  const collection = collections.get(pathname.split('/').at(-1)!);
  return collection ? parseAll(collection, json as unknown[]) : json;
}

test('the responder answers each request of the site as the emulator does, in the fields that are read', async () => {
  const requests = await requestsOfSite();
  for (const request of requests) {
    const { json: ours, ...status } = await answerOf(request, respond(request.clone()));
    const { json: theirs, ...statusOfTheirs } = await answerOf(
      request,
      await emulator.answer(request.clone()),
    );
    const name = `${request.method} ${request.url}`;
    expect({ name, ...status }).toEqual({ name, ...statusOfTheirs });
    // What the responder leaves out, the site does not read.
    expect({ name, json: theirs }).toMatchObject({ name, json: ours });
    expect({ name, read: await read(request, ours) }).toEqual({
      name,
      read: await read(request, theirs),
    });
  }
  const paths = requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  const [posts, others] = [true, false].map((isPosts) =>
    [...new Set(paths)].filter((path) => path.includes('/wp/v2/') === isPosts).toSorted(),
  );
  expect(posts).toHaveLength(16);
  expect(others).toEqual([
    'GET /wp-json/contact-form-7/v1/contact-forms/1037/feedback/schema',
    'GET /wp-json/menus/v1/menus/17',
    'HEAD /',
    'HEAD /no-such-page/',
    'POST /wp-json/contact-form-7/v1/contact-forms/1037/feedback',
  ]);
});

test('a page of a collection is as long as it is asked to be', async () => {
  const query = 'per_page=20&page=3&orderby=id&order=asc&_fields=id,slug';
  const request = new Request(`https://wordpress.sample/wp-json/wp/v2/nickel_specs?${query}`);
  const [ours, theirs] = await Promise.all([
    answerOf(request, respond(request)),
    answerOf(request, await emulator.answer(request)),
  ]);
  expect(ours.json).toHaveLength(19);
  expect(ours.json).toEqual(theirs.json);
  expect(ours.headers).toEqual(theirs.headers);
});

test('what the sample does not have is refused as WordPress refuses it, with the address of the API', async () => {
  const request = new Request('https://wordpress.sample/wp-json/wp/v2/nothing');
  const [ours, theirs] = [respond(request), await emulator.answer(request)];
  expect(ours.status).toBe(404);
  expect(ours.headers.get('link')).toBe(theirs.headers.get('link'));
  expect(await ours.json()).toEqual(await theirs.json());
});
