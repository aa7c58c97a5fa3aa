/** @jest-environment node */
import { z } from 'zod';
import { coverageFields, gradeFactFields } from '@/content-schemas/grade-facts';
import { specFields } from '@/content-schemas/metal-spec';
import { metals } from '@/lib/catalog/metals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everySection, rowFields, sectionFields } from '@/content-schemas/section-fields';

interface Field {
  name: string;
  type: string;
  choices?: Readonly<Record<string, string | undefined>>;
  /** The unit that stands behind the field. */
  append?: string;
  key: string;
  sub_fields?: readonly Field[];
  layouts?: readonly { key: string; name: string; sub_fields: readonly Field[] }[];
}
interface Group {
  title: string;
  key: string;
  fields: readonly Field[];
  location: readonly (readonly { value: string }[])[];
  show_in_rest: number;
}
const folder = join(import.meta.dirname, 'hard-metals/acf-json');
const groups = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Group,
);
const titled = (title: string) => groups.find((group) => group.title === title)!;
const typesOf = ({ location }: Group) => location.map(([rule]) => rule!.value);

/** What a schema reads of WordPress, as JSON Schema. */
interface Read {
  type?: string;
  properties?: Readonly<Record<string, Read>>;
  items?: Read;
  enum?: readonly string[];
  unit?: string;
}

/** `mechanical_properties.basis: seen, known`, `modulus_gpa, GPa`, for each field of a list. */
const ofPlugin = (fields: readonly Field[], above = ''): readonly string[] =>
  fields.flatMap(({ name, choices, append, sub_fields: rows }) => [
    `${above}${name}${append ? `, ${append}` : ''}${choices ? `: ${Object.keys(choices).join(', ')}` : ''}${rows ? ': rows' : ''}`,
    ...(rows ? ofPlugin(rows, `${above}${name}.`) : []),
  ]);
const ofSchema = ({ properties = {} }: Read, above = ''): readonly string[] =>
  Object.entries(properties).flatMap(([name, read]) => {
    const rows = read.items?.properties ? read.items : null;
    return [
      `${above}${name}${read.unit ? `, ${read.unit}` : ''}${read.enum ? `: ${read.enum.join(', ')}` : ''}${rows ? ': rows' : ''}`,
      ...(rows ? ofSchema(rows, `${above}${name}.`) : []),
    ];
  });
const read = (fields: z.ZodRawShape) =>
  ofSchema(
    z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any' }) as unknown as Read,
  );

/** The rows in which a metal's grades name their specs, as far as the plugin adds fields to them. */
const rowsOf = (name: string, specs: string) =>
  titled(`Grade: ${name}`).fields.find((field) => field.name === specs)!.sub_fields!;
const [titanium] = metals;

test.each([
  ['grade', titled('Facts to order from').fields, gradeFactFields, 40],
  ['row of specs', rowsOf(titanium!.name, titanium!.fields.specs).slice(2), coverageFields, 6],
  ['spec', titled('Specification').fields, specFields, 10],
] as const)(
  'the plugin has every field of a %s that the site reads, in its unit, and no other',
  (_, fields, schema, least) => {
    const names = ofPlugin(fields);
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect([...names].toSorted()).toEqual([...read(schema)].toSorted());
  },
);

test('facts and specifications are those of every metal', () => {
  expect(typesOf(titled('Facts to order from'))).toEqual(
    metals.map(({ apiEndPoint }) => apiEndPoint),
  );
  expect(typesOf(titled('Specification'))).toEqual(
    metals.map(({ specsEndPoint }) => specsEndPoint),
  );
});

test.each(metals.map((metal) => [metal.name, metal] as const))(
  'the field group of %s has the names that the site reads',
  (name, { apiEndPoint, fields }) => {
    const group = titled(`Grade: ${name}`);
    expect(typesOf(group)).toEqual([apiEndPoint]);
    expect(group.fields.map((field) => field.name)).toEqual([
      'chemistry',
      'uns',
      'density',
      'aliases',
      fields.specs,
    ]);
    const rows = rowsOf(name, fields.specs).map((field) => field.name);
    expect(rows).toEqual([fields.specLink, 'form', ...Object.keys(coverageFields)]);
  },
);

test('the sections have the layouts and the names that the site reads', () => {
  const firstNames = (fields: Readonly<Record<string, { names: readonly string[] }>>) =>
    Object.values(fields).map(({ names: [name] }) => name);
  const names = (fields: readonly Field[] = []) => fields.map(({ name }) => name);
  const [sidebar, sections] = titled('Page of sections').fields;
  expect([sidebar?.name, sections?.name]).toEqual(['sidebar', 'flexibleLayoutDanzerscript']);
  expect(sections?.layouts?.map((layout) => [layout.name, names(layout.sub_fields)])).toEqual(
    Object.entries(sectionFields).map(([name, fields]) => [
      name,
      firstNames({ ...everySection, ...fields }),
    ]),
  );
  const repeated = (layout: string) =>
    sections?.layouts
      ?.find(({ name }) => name === layout)
      ?.sub_fields.find(({ type }) => type === 'repeater');
  for (const layout of ['card', 'icon', 'people', 'facts', 'certificates'] as const)
    expect([layout, names(repeated(layout)?.sub_fields)]).toEqual([
      layout,
      firstNames(rowFields[layout]),
    ]);
});

test('every group is shown in REST, and every key is there once', () => {
  const keysOf = (fields: readonly Field[]): string[] =>
    fields.flatMap(({ key, sub_fields: rows = [], layouts = [] }) => [
      key,
      ...keysOf(rows),
      ...layouts.flatMap((layout) => [layout.key, ...keysOf(layout.sub_fields)]),
    ]);
  const keys = groups.flatMap(({ key, fields }) => [key, ...keysOf(fields)]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(groups.every((group) => group.show_in_rest === 1)).toBe(true);
});
