/** @jest-environment node */
import { everySection, rowFields, sectionFields } from '@/content-schemas/section-fields';
import { metals } from '@/lib/catalog/metals';
import { fieldGroups, type AcfField } from './field-groups';

const below = (fields: readonly AcfField[], above = ''): string[] =>
  fields.flatMap(({ name, sub_fields: rows = [] }) => [
    above + name,
    ...below(rows, `${above}${name}.`),
  ]);
const keysOf = (fields: readonly AcfField[]): string[] =>
  fields.flatMap(({ key, sub_fields: rows = [], layouts = [] }) => [
    key,
    ...keysOf(rows),
    ...layouts.flatMap((layout) => [layout.key, ...keysOf(layout.sub_fields)]),
  ]);
const names = (fields: readonly AcfField[]) => fields.map(({ name }) => name);
const firstNames = (fields: Readonly<Record<string, { names: readonly string[] }>>) =>
  Object.values(fields).map(({ names: [name] }) => name);
const find = (title: string) => fieldGroups().find((group) => group.title === title)!;

test.each(metals.map((metal) => [metal.name, metal] as const))(
  'the field group of %s has the names that the site reads',
  (name, { apiEndPoint, fields }) => {
    const group = find(`Grade: ${name}`);
    expect(below(group.fields)).toEqual([
      'chemistry',
      'uns',
      'density',
      'aliases',
      fields.specs,
      `${fields.specs}.${fields.specLink}`,
      `${fields.specs}.form`,
    ]);
    expect(group.location).toEqual([[{ param: 'post_type', operator: '==', value: apiEndPoint }]]);
  },
);

test('the sections have the layouts and the names that the site reads', () => {
  const [sidebar, sections] = find('Page of sections').fields;
  expect([sidebar?.name, sections?.name]).toEqual(['sidebar', 'flexibleLayoutDanzerscript']);
  expect(sections?.layouts?.map((layout) => [layout.name, names(layout.sub_fields)])).toEqual(
    Object.entries(sectionFields).map(([name, fields]) => [
      name,
      firstNames({ ...everySection, ...fields }),
    ]),
  );
  const cards = sections?.layouts?.find(({ name }) => name === 'card')?.sub_fields.at(-1);
  expect(names(cards?.sub_fields ?? [])).toEqual(firstNames(rowFields.card));
});

test('no key stands twice, and each group is in the REST API', () => {
  const keys = fieldGroups().flatMap(({ key, fields }) => [key, ...keysOf(fields)]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(fieldGroups().every((group) => group.show_in_rest === 1)).toBe(true);
});
