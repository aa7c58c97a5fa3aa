/** @jest-environment node */
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { siteState } from '@/lib/runtime/once-per-process.cjs';

process.env.WORDPRESS_URL = 'https://cms.example.com';
process.env.REVALIDATE_SECONDS = '20'; // snapshots live 2 s
const cms = import('./snapshot');

const collection = {
  name: 'titanium_grades',
  fields: 'id,slug',
  schema: z.object({ id: z.number(), slug: z.string() }),
};

let posts: { id: number; slug: string }[];
let asked: string[];

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }); // p-queue needs it
  (await import('./reading-cache')).invalidateReading('titanium_grades');
  jest.advanceTimersByTime(60_000);
  await (siteState.get('cms rate limit') as RateLimiterMemory).delete('post');
  posts = [{ id: 1, slug: '6al-4v' }];
  asked = [];
  globalThis.fetch = (async (input: string) => {
    const { searchParams } = new URL(input);
    const slug = searchParams.get('slug');
    asked.push(slug ? `slug=${slug}` : 'list');
    const slugs = slug?.split(',');
    return Response.json(slugs ? posts.filter((post) => slugs.includes(post.slug)) : posts);
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('a known slug is answered from the snapshot', async () => {
  const { findRecord } = await cms;
  expect(await findRecord(collection, '6al-4v')).toEqual(posts[0]);
  expect(await findRecord(collection, '6al-4v')).toEqual(posts[0]);
  expect(asked).toEqual(['list']);
});

test('a thousand invented slugs cost ten requests, not one each', async () => {
  const { findRecord } = await cms;
  for (let i = 0; i < 1_000; i += 1) expect(await findRecord(collection, `no-${i}`)).toBeNull();
  expect(asked).toHaveLength(1 + 10);
});

test('a post published a moment ago is found, and the lists are read again', async () => {
  const { findRecord, snapshot } = await cms;
  await snapshot(collection);
  posts = [...posts, { id: 2, slug: 'beta-c' }];
  jest.advanceTimersByTime(1500);
  expect(await findRecord(collection, 'beta-c')).toEqual(posts[1]);
  expect(await snapshot(collection)).toHaveLength(2);
  expect(asked).toEqual(['list', 'slug=beta-c', 'list']);
});

test('a spelling that WordPress cleans to another slug is no address', async () => {
  const { findRecord, snapshot } = await cms;
  await snapshot(collection);
  globalThis.fetch = (async () => Response.json(posts)) as typeof fetch; // as for ?slug=6al--4v
  expect(await findRecord(collection, '6al--4v')).toBeNull();
  expect(await findRecord(collection, '6al-4v,x')).toBeNull();
});

test('a record that cannot be read is not absent, however often it is asked for', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { findRecord, snapshot } = await cms;
  posts = [...posts, { id: 'two', slug: 'beta-c' } as unknown as (typeof posts)[number]];
  for (let i = 0; i < 100; i += 1)
    await expect(findRecord(collection, 'beta-c')).rejects.toThrow('titanium_grades "beta-c": id:');
  expect(await snapshot(collection)).toHaveLength(1);
  expect(asked).toEqual(['list']);
});

const watched = {
  ...collection,
  schema: z.object({ id: z.number(), slug: z.string(), note: z.string().optional() }),
  filled: { note: ({ note }: { note?: string | undefined }) => note !== undefined },
};
test('an empty collection is an outage', async () => {
  posts = [];
  await expect((await cms).snapshot(collection)).rejects.toThrow(
    'titanium_grades is empty. If that is meant, name it in ALLOW_EMPTY_COLLECTIONS, and build.',
  );
});

test('a field that every record had and none has is an outage, whichever instance read it before', async () => {
  const { invalidateReading } = await import('./reading-cache');
  const { snapshot } = await cms;
  posts = [1, 2, 3].map((id) => ({ id, slug: `grade-${id}`, note: 'x' }));
  await snapshot(watched);
  invalidateReading('titanium_grades');
  posts = posts.map(({ id, slug }) => ({ id, slug }));
  await expect(snapshot(watched)).rejects.toThrow(
    'titanium_grades lost note (in 3 records, now in 0) at once',
  );
});

test('deletions that webhooks announce while a reading is under way count for the reading after it, once', async () => {
  const { invalidateReading } = await import('./reading-cache');
  const { announceChange } = await import('./size');
  const { snapshot } = await cms;
  const nine = Array.from({ length: 9 }, (_, id) => ({ id, slug: `form-${id}` }));
  const forms = { ...collection, name: 'product_forms' };
  posts = nine;
  const before = snapshot(forms);
  for (const { slug } of nine.slice(5)) announceChange('product_forms', slug, 'gone');
  invalidateReading('product_forms');
  expect(await before).toHaveLength(9);
  posts = nine.slice(0, 5);
  expect(await snapshot(forms)).toHaveLength(5);
  invalidateReading('product_forms');
  posts = nine.slice(0, 2);
  await expect(snapshot(forms)).rejects.toThrow('product_forms shrank from 5 to 2');
});

test('a collection whose fields are gone with their plugin is an outage, however small it is', async () => {
  const { invalidateReading } = await import('./reading-cache');
  const { snapshot } = await cms;
  const withFields = {
    ...collection,
    name: 'forms',
    carriesFields: (record: unknown) => (record as { fields?: object }).fields !== undefined,
  };
  posts = [{ id: 1, slug: 'plate', fields: {} } as never];
  await snapshot(withFields);
  invalidateReading('forms');
  posts = [{ id: 1, slug: 'plate' }];
  await expect(snapshot(withFields)).rejects.toThrow(
    'ACF is off: no record of forms has custom fields any more.',
  );
});

test('a build asks for no slug that its snapshot does not have', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.resetModules();
  const folder = temporaryFolder('snapshot');
  process.env.CMS_BUILD_FOLDER = folder;
  process.env.LAST_BUILD_FOLDER = folder;
  const { findRecord } = await import('./snapshot');
  const pages = { ...collection, name: 'pages' };
  expect(await findRecord(pages, 'privacy')).toBeNull();
  expect(await findRecord(pages, '6al-4v')).toEqual(posts[0]);
  expect(asked.filter((each) => each !== 'list')).toEqual([]);
  delete process.env.CMS_BUILD_FOLDER;
  delete process.env.LAST_BUILD_FOLDER;
});
