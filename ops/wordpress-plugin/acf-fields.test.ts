/** @jest-environment node */
import { z } from 'zod';
import { coverageFields, gradeFactFields } from '@/content-schemas/grade-facts';
import { specFields } from '@/content-schemas/metal-spec';
import { metals } from '@/lib/catalog/metals';
import { readFileSync } from 'node:fs';
import registered from './hard-metals/acf-fields.json';

interface Field {
  name: string;
  type: string;
  choices?: Readonly<Record<string, string | undefined>>;
  sub_fields?: readonly Field[];
}
/** What a schema reads of WordPress, as JSON Schema. */
interface Read {
  type?: string;
  properties?: Readonly<Record<string, Read>>;
  items?: Read;
  enum?: readonly string[];
}

/** `mechanical_properties.basis: seen, known`, for each field of a list. */
const ofPlugin = (fields: readonly Field[], above = ''): readonly string[] =>
  fields.flatMap(({ name, choices, sub_fields: rows }) => [
    `${above}${name}${choices ? `: ${Object.keys(choices).join(', ')}` : ''}${rows ? ': rows' : ''}`,
    ...(rows ? ofPlugin(rows, `${above}${name}.`) : []),
  ]);
const ofSchema = ({ properties = {} }: Read, above = ''): readonly string[] =>
  Object.entries(properties).flatMap(([name, read]) => {
    const rows = read.items?.properties ? read.items : null;
    return [
      `${above}${name}${read.enum ? `: ${read.enum.join(', ')}` : ''}${rows ? ': rows' : ''}`,
      ...(rows ? ofSchema(rows, `${above}${name}.`) : []),
    ];
  });
const read = (fields: z.ZodRawShape) =>
  ofSchema(
    z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any' }) as unknown as Read,
  );

test.each([
  ['grade', gradeFactFields, 40],
  ['row_of_specs', coverageFields, 6],
  ['spec', specFields, 10],
] as const)(
  'the plugin registers every field of a %s that the site reads, and no other',
  (kind, fields, least) => {
    const names = ofPlugin(registered[kind]);
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect([...names].toSorted()).toEqual([...read(fields)].toSorted());
  },
);

test('the plugin registers them for the collections of each metal', () => {
  const php = readFileSync('ops/wordpress-plugin/hard-metals/includes/acf-fields.php', 'utf8');
  const rows = [
    ...php.matchAll(/\['grades' => '(.+?)', 'specs' => '(.+?)', 'rows' => '(.+?)'\]/g),
  ].map(([, ...names]) => names);
  expect(rows).toEqual(
    metals.map(({ apiEndPoint, specsEndPoint, fields }) => [
      apiEndPoint,
      specsEndPoint,
      fields.specs,
    ]),
  );
});
