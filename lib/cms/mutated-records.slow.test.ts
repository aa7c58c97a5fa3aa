/** @jest-environment node */
import fc from 'fast-check';
import type { z } from 'zod';
import { gradeSchema } from '@/content-schemas/grade';
import { menuSchema } from '@/content-schemas/menu';
import { pageSchema } from '@/content-schemas/page';
import { postSchema } from '@/content-schemas/post';
import { formAnswerSchema, quoteSchema } from '@/content-schemas/quote';
import { termSchema } from '@/content-schemas/term';
import { quoteAnswers } from '@/e2e/visitor/quote-post';
import { metals } from '@/lib/catalog/metals';
import { parseAll } from './collection';
import { problemLine } from './problems';
import { respond } from './sample/responder';

const collections: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ...metals.map((metal) => [metal.apiEndPoint, gradeSchema(metal.fields)] as const),
  ['titanium_specs', postSchema],
  ['forms', postSchema],
  ['um_services', postSchema],
  ['processes', postSchema],
  ['glossary', termSchema],
  ['pages', pageSchema],
];
/** Records tried of each collection: more of them by `npm run test:rest`. */
const perCollection = Number(process.env.PROPERTY_RUNS ?? 20);
jest.setTimeout(120_000);

/** What no editor writes, and a broken plugin or a hostile one may answer. */
const hostile: readonly unknown[] = [
  null,
  false,
  true,
  0,
  1e308,
  ' ',
  '\0',
  '\ud800',
  '%',
  '&#x110000;',
  '__proto__',
  '<script>',
  '<'.repeat(5000),
  '2026-13-45T99:99:99',
  [],
  {},
  [null],
  [false, 1, 'x'],
  { rendered: null },
  { rendered: { rendered: '' } },
  { acf_fc_layout: 'hero' },
  { acf_fc_layout: '__proto__' },
  { length: 4 },
  JSON.parse('{"__proto__":{"polluted":true},"toString":1,"valueOf":null}'),
  nested(50),
];

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : { child_items: [nested(depth - 1)], title: 'x' };
}

type Keys = readonly string[];
const keysOf = (value: unknown, keys: Keys = []): Keys[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        [...keys, key],
        ...keysOf(part, [...keys, key]),
      ])
    : [];

/** The value with another in one place, or without it. */
function changed(value: unknown, [key, ...deeper]: Keys, by: { value: unknown } | null): unknown {
  if (key === undefined) return by?.value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const parts = copy as Record<string, unknown>;
  if (deeper.length === 0 && by === null) delete parts[key];
  else parts[key] = changed(parts[key], deeper, by);
  return copy;
}

const replacement = fc.option(
  fc.record({ value: fc.oneof(fc.constantFrom(...hostile), fc.jsonValue()) }),
);
const changes = fc.array(fc.tuple(fc.nat(), replacement), { minLength: 1, maxLength: 4 });

/** A record with some places changed: each is chosen among those that are there then. */
const mutated = (
  record: unknown,
  list: readonly (readonly [number, { value: unknown } | null])[],
) =>
  list.reduce((value, [pick, by]) => {
    const places = keysOf(value);
    return places.length === 0 ? by?.value : changed(value, places[pick % places.length]!, by);
  }, record);

async function answered(path: string): Promise<unknown> {
  const response = respond(new Request(`https://wordpress.sample/wp-json${path}`));
  return response.json();
}

let tried = 0;
// oxlint-disable-next-line jest/require-top-level-describe -- the count of them all
afterAll(() => console.log(`${tried} mutated records read`));

test.each(collections)(
  'of %s, whatever a record holds, it is read or reported, and its neighbour stands',
  async (name, schema) => {
    const records = (await answered(`/wp/v2/${name}?per_page=100&_embed=1`)) as unknown[];
    const [neighbour] = records;
    const read = JSON.stringify(schema.parse(neighbour));
    const collection = { name, schema, fields: '' };
    fc.assert(
      fc.property(fc.nat(records.length - 1), changes, (index, list) => {
        tried += 1;
        const record = mutated(records[index], list);
        const { items, problems } = parseAll(collection, [record, neighbour]);
        expect(items.length + problems.length).toBeGreaterThanOrEqual(2);
        expect(JSON.stringify(items).endsWith(`${read}]`)).toBe(true);
        for (const problem of problems) expect(problemLine(problem)).toMatch(/: .+: .+ Left out\./);
      }),
      { numRuns: perCollection },
    );
    expect('polluted' in {}).toBe(false);
  },
);

/** The value, of which each look at any part is counted, however deep. */
function watched<T>(
  value: T,
  counts: { looks: number },
  proxies = new WeakMap<object, object>(),
): T {
  if (typeof value !== 'object' || value === null) return value;
  const known = proxies.get(value);
  if (known) return known as T;
  const proxy = new Proxy(value, {
    get(target, key, receiver): unknown {
      counts.looks += 1;
      return watched(Reflect.get(target, key, receiver), counts, proxies);
    },
    ownKeys(target) {
      counts.looks += 1;
      return Reflect.ownKeys(target);
    },
  });
  proxies.set(value, proxy);
  return proxy;
}

/** A page of so many sections, one with a gallery of as many pictures: every part of some kind is one that no editor writes. */
const pageOf = (sections: number, fault: unknown) => ({
  id: 1,
  slug: 'page',
  title: { rendered: 'Page' },
  template: 'flexibleLayout.php',
  acf: {
    flexibleLayoutDanzerscript: Array.from({ length: sections }, (_, i) => ({
      acf_fc_layout: ['card', 'gallery', 'postCollection', 'media'][i % 4],
      sectionTitle: i % 3 ? 'Words' : fault,
      cards: [{ cardTitle: fault, cardImage: fault }, fault],
      gallery:
        i === 1 ? Array.from({ length: sections }, () => fault) : [fault, fault, { url: fault }],
      posts: [fault],
    })),
  },
});

test.each(hostile.map((fault) => [JSON.stringify(fault)?.slice(0, 40), fault] as const))(
  'a page full of %s is read in time linear in its sections and pictures, and all faults of a part at once',
  (_, fault) => {
    const looks = (sections: number) => {
      const counts = { looks: 0 };
      const { data } = pageSchema.safeParse(watched(pageOf(sections, fault), counts));
      expect(data?.sections).toHaveLength(sections);
      return counts.looks;
    };
    expect(looks(400)).toBeLessThanOrEqual(10.5 * looks(40));
  },
);

test.each([
  ['the menu', menuSchema, () => answered('/menus/v1/menus/17')],
  ['a quote request', quoteSchema, () => Promise.resolve(quoteAnswers)],
  [
    'the answer of the form',
    formAnswerSchema,
    () => Promise.resolve({ status: 'mail_sent', message: 'ok', invalid_fields: [{ field: 'x' }] }),
  ],
] as const)('%s is read or refused, whatever it holds', async (_, schema, valid) => {
  const value = await valid();
  expect(schema.safeParse(value).success).toBe(true);
  fc.assert(
    fc.property(changes, (list) => {
      tried += 1;
      expect(typeof schema.safeParse(mutated(value, list)).success).toBe('boolean');
    }),
    { numRuns: perCollection },
  );
});
