/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extend, storeFields, withStoredFields } from './deferred-fields';

const folder = mkdtempSync(join(tmpdir(), 'deferred-fields-'));
const path = join(folder, 'grades.fields');
afterAll(() => rmSync(folder, { recursive: true }));

const record = (n: number) => ({
  slug: `grade-${n}`,
  html: `<p>${n} µm – ≥ 45 HRC</p>`,
  properties: [{ spec: 'AMS 4911', tensile: null }],
});
const records = Array.from({ length: 200 }, (_, n) => record(n));
const fields = ['html', 'properties', 'stock'];

/** The records as a worker reads them back from JSON. */
function stored() {
  const held = storeFields(records, fields, path);
  return withStoredFields(
    JSON.parse(JSON.stringify(held)) as typeof held,
    fields,
    path,
  ) as unknown as readonly ReturnType<typeof record>[];
}

test('a record reads its deferred fields from the file, in any order', () => {
  const read = stored();
  for (const n of [199, 0, 120, 0, 60]) {
    expect(read[n]!.slug).toBe(`grade-${n}`);
    expect(read[n]!.html).toBe(record(n).html);
    expect(read[n]!.properties).toEqual(record(n).properties);
  }
  expect(read[3]).not.toHaveProperty('stock', expect.anything());
});

const heldOf = (grade: object) =>
  Object.entries(Object.getOwnPropertyDescriptors(grade)).flatMap(([field, { get }]) =>
    get ? [] : field,
  );

test('only the other fields are held', () => {
  const [held] = storeFields(records, fields, path);
  expect(Object.keys(held!)).toEqual(['slug', 'deferredAt']);
  expect(heldOf(stored()[0]!)).toEqual(['slug', 'deferredAt']);
});

test('an extended record reads its deferred fields when they are used', () => {
  const extended = extend(stored()[7]!, { slug: 'seven', forms: ['Bar'] });
  expect(heldOf(extended)).toEqual(['deferredAt', 'slug', 'forms']);
  expect(extended).toMatchObject({ slug: 'seven', forms: ['Bar'], html: record(7).html });
});

test('a copy has the values of the deferred fields', () => {
  expect({ ...stored()[7]! }).toMatchObject(record(7));
});

test('a record that was never stored is extended as by a spread', () => {
  expect(extend(record(1), { slug: 'one' })).toEqual({ ...record(1), slug: 'one' });
});

test('a file that lacks the fields is an error, and not a record without them', () => {
  const [first] = stored();
  writeFileSync(path, '');
  expect(() => first!.html).toThrow('deferred fields');
});
