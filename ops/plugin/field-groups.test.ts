/** @jest-environment node */
import { metals } from '@/lib/catalog/metals';
import defaults from '@/lib/cms/names/wordpress-names.json';
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
const find = (title: string) => fieldGroups().find((group) => group.title === title)!;

test.each(metals.map((metal) => [metal.name, metal] as const))(
  'the field group of %s has the names that the site reads',
  (name, { collections, fields }) => {
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
    expect(group.location).toEqual([
      [{ param: 'post_type', operator: '==', value: collections.grades }],
    ]);
  },
);

test('the sections have the layouts and the names that the site reads', () => {
  const [sidebar, sections] = find('Page of sections').fields;
  expect([sidebar?.name, sections?.name]).toEqual(Object.keys(defaults.fields.pages));
  const read = Object.entries(defaults.sections).filter(([name]) => name !== 'every');
  expect(sections?.layouts?.map(({ name, sub_fields }) => [name, below(sub_fields)])).toEqual(
    read.map(([name, fields]) => [
      name,
      [...Object.keys(defaults.sections.every), ...Object.keys(fields)],
    ]),
  );
});

test('no key stands twice, and each group is in the REST API', () => {
  const keys = fieldGroups().flatMap(({ key, fields }) => [key, ...keysOf(fields)]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(fieldGroups().every((group) => group.show_in_rest === 1)).toBe(true);
});
