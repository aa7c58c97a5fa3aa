/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { coverageFields, gradeFactFields } from '@/content-schemas/grade-facts';
import { specFields } from '@/content-schemas/metal-spec';
import { quoteFields } from '@/content-schemas/quote-fields';
import { everySection, rowFields, sectionFields } from '@/content-schemas/section-fields';
import { metals } from '@/lib/catalog/metals';
import { records } from '@/lib/cms/sample/records';
import { collectionNames } from '@/lib/server/check-settings';
import { renaming } from './names';
import { readNames } from './read-names';
import defaults from './wordpress-names.json';

const folder = mkdtempSync(join(tmpdir(), 'names-'));
const file = join(folder, 'names.json');
function mapping(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readNames(file);
}
const named = (content: unknown) => {
  const { names, faults } = mapping(content);
  expect(faults).toEqual([]);
  return renaming(names);
};

interface Read {
  properties?: Readonly<Record<string, Read>>;
  items?: Read;
}
const pathsIn = ({ properties = {} }: Read, above = ''): string[] =>
  Object.entries(properties).flatMap(([name, { items }]) => [
    above + name,
    ...(items?.properties ? pathsIn(items, `${above}${name}.`) : []),
  ]);
const fieldsIn = (shape: z.ZodRawShape) =>
  pathsIn(z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' }) as Read);
const first = (fields: Readonly<Record<string, { names: readonly string[] }>>) =>
  Object.values(fields).map(({ names: [name] }) => name);

test.each([
  ['collections', Object.keys(defaults.collections), collectionNames],
  [
    'fields of grades',
    Object.keys(defaults.fields.grades),
    ['chemistry', 'uns', 'density', 'aliases', ...fieldsIn(gradeFactFields)],
  ],
  ['fields of specs', Object.keys(defaults.fields.specs), fieldsIn(specFields)],
  [
    'rows of specs',
    Object.keys(defaults.fields.rows_of_specs),
    ['form', ...fieldsIn(coverageFields)],
  ],
  ['layouts', Object.keys(defaults.layouts), Object.keys(sectionFields)],
  ['every section', Object.keys(defaults.sections.every), first(everySection)],
  [
    'cards',
    Object.keys(defaults.sections.card).filter((name) => /^cards\.\w+$/.test(name)),
    first(rowFields.card).map((name) => `cards.${name}`),
  ],
  ['the quote form', Object.keys(defaults.form), quoteFields.map(({ name }) => name)],
])('the names of %s are those that the site reads', (_, names, read) => {
  expect(names.toSorted()).toEqual([...read].toSorted());
});

test('each metal has its field of specs, and the link in it', () => {
  expect(Object.keys(defaults.fields)).toEqual(
    expect.arrayContaining(metals.map(({ collections }) => collections.grades)),
  );
  for (const { collections, fields } of metals)
    expect(Object.entries(defaults.fields)).toContainEqual([
      collections.grades,
      { [fields.specs]: fields.specs, [`${fields.specs}.${fields.specLink}`]: fields.specLink },
    ]);
});

test('without a mapping a record stays what it is', () => {
  const names = renaming(readNames(undefined).names);
  for (const record of records) expect(names.toSiteRecord(record.collection, record)).toBe(record);
  expect(names.bases).toEqual([]);
});

const other = {
  collections: {
    titanium_grades: { rest: 'ti-alloys', type: 'ti_alloy', path: 'alloys/ti' },
    forms: 'shapes',
  },
  fields: {
    grades: {
      chemistry: 'facts.composition',
      uns: 'uns_number',
      stock: 'lager',
      'stock.form': 'shape',
    },
    titanium_grades: { 'specs-titanium': 'norms', 'specs-titanium.titanium_spec_links': 'norm' },
    rows_of_specs: { form: 'shapes' },
  },
  layouts: { card: 'tiles' },
  sections: {
    every: { sectionTitle: 'headline' },
    card: { cards: 'tile', 'cards.cardTitle': 'name' },
  },
  form: { fullname: 'your-name' },
};

test('a record of other names is read by the site\u2019s', () => {
  const { toSiteRecord } = named(other);
  const shape = { post_name: 'bar', post_title: 'Bar', post_type: 'shapes' };
  expect(
    toSiteRecord('titanium_grades', {
      id: 1,
      acf: {
        facts: { composition: '<p>Ti</p>' },
        uns: 'what this WordPress means by that',
        uns_number: 'R56400',
        lager: [{ shape: 'Bar', sizes: '1' }],
        norms: [{ norm: 7, shapes: shape, condition: 'annealed' }],
        density: '',
      },
    }),
  ).toEqual({
    id: 1,
    acf: {
      facts: { composition: '<p>Ti</p>' },
      chemistry: '<p>Ti</p>',
      uns: 'R56400',
      stock: [{ form: 'Bar', sizes: '1' }],
      'specs-titanium': [
        { titanium_spec_links: 7, form: { ...shape, post_type: 'forms' }, condition: 'annealed' },
      ],
      density: '',
    },
  });
});

test('a list in the place of a section or of all fields is left as it is', () => {
  const { toSiteRecord } = named({ layouts: { card: 'tiles' }, template: 'flexible.php' });
  const page = (acf: unknown) => ({ template: '', acf });
  for (const acf of [[], { flexibleLayoutDanzerscript: [['tiles']] }])
    expect(toSiteRecord('pages', page(acf))).toEqual(page(acf));
});

test('a page whose layout and template no text can be made of is read, and its faults named', () => {
  const { toSiteRecord, toWordPressField } = named({ ...other, template: 'flexible.php' });
  const textless = { toString: 1, valueOf: null };
  const section = { acf_fc_layout: textless, headline: 'x' };
  const page = { template: textless, acf: { flexibleLayoutDanzerscript: [section] } };
  expect(toSiteRecord('pages', page)).toEqual({ ...page, template: '' });
  const field = 'acf.flexibleLayoutDanzerscript.0.headline';
  expect(toWordPressField('pages', field, page)).toBe(field);
});

test('sections of other names, and a fault in one as editors know it', () => {
  const { toSiteRecord, toWordPressField } = named(other);
  const page = toSiteRecord('pages', {
    acf: {
      flexibleLayoutDanzerscript: [
        { acf_fc_layout: 'tiles', headline: 'Metals', tile: [{ name: 'Titanium' }] },
        { acf_fc_layout: 'unknown', headline: 'x' },
      ],
    },
  });
  expect(page).toEqual({
    acf: {
      flexibleLayoutDanzerscript: [
        { acf_fc_layout: 'card', sectionTitle: 'Metals', cards: [{ cardTitle: 'Titanium' }] },
        { acf_fc_layout: 'unknown', headline: 'x' },
      ],
    },
  });
  const above = 'acf.flexibleLayoutDanzerscript';
  expect(toWordPressField('pages', `${above}.0.cards.0.cardTitle`, page)).toBe(
    `${above}.0.tile.0.name`,
  );
  expect(toWordPressField('titanium_grades', 'acf.specs-titanium.2.form')).toBe(
    'acf.norms.2.shapes',
  );
  expect(toWordPressField('titanium_grades', 'acf.chemistry')).toBe('acf.facts.composition');
  expect(toWordPressField('titanium_grades', 'title.rendered')).toBe('title.rendered');
});

test.each([
  ['builder.php', 'theme/builder.php', [{ acf_fc_layout: 'hero' }], 'flexibleLayout.php'],
  ['builder.php', 'flexibleLayout.php', [{ acf_fc_layout: 'hero' }], ''],
  ['*', '', [{ acf_fc_layout: 'hero' }], 'flexibleLayout.php'],
  ['*', 'flexibleLayout.php', [], ''],
])('with the template %s, a page of %s with the rows %j', (template, given, rows, read) => {
  const { toSiteRecord } = named({ template });
  const page = { template: given, acf: { flexibleLayoutDanzerscript: rows } };
  expect(toSiteRecord('pages', page)).toEqual({ ...page, template: read });
});

test('types, addresses and the form', () => {
  const names = named(other);
  expect(names.restOf('titanium_grades')).toBe('ti-alloys');
  expect([names.toWordPressType('page'), names.toWordPressType('forms')]).toEqual([
    'page',
    'shapes',
  ]);
  // A type of this WordPress that has a name of the site and is something else.
  expect(['shapes', 'page', 'forms', 'glossary'].map(names.toSiteType)).toEqual([
    'forms',
    'page',
    'wordpress/forms',
    'glossary',
  ]);
  expect(names.toSitePath('/alloys/ti/6al-4v/')).toBe('/titanium_grades/6al-4v/');
  expect(names.toSitePath('/ti-alloy/6al-4v/')).toBe('/titanium_grades/6al-4v/');
  for (const own of ['/about-us-2/', '/shapes/', '/shapes/a/b/'])
    expect(names.toSitePath(own)).toBe(own);
  expect(names.toWordPressFormField('fullname')).toBe('your-name');
  expect(names.toSiteFormField('your-name')).toBe('fullname');
});

test.each([
  ['{', 'it is no JSON'],
  [{ colections: {} }, 'Unrecognized key: "colections"'],
  [
    { collections: { titanium: 'ti' } },
    'collections has "titanium", which is no name of this site',
  ],
  [{ collections: { forms: '../users' } }, 'collections → forms is no name of a collection'],
  [
    { collections: { forms: 'glossary' } },
    '"forms" and "glossary" would both be read from "glossary"',
  ],
  [{ fields: { grades: { chemestry: 'c' } } }, 'fields → grades has "chemestry", which is no name'],
  [{ fields: { grades: { uns: 'chemistry' } } }, '"chemistry" and "uns" would both be read from'],
  [{ fields: { grades: { uns: 7 } } }, 'fields → grades → uns'],
  [{ form: { email: 'a\r\nb' } }, 'form → email is no name of a field of a form'],
])('%j is a fault in one sentence', (content, says) => {
  const { faults } = mapping(content);
  expect(faults).toEqual([expect.stringContaining(says)]);
  expect(faults[0]).toMatch(/^WORDPRESS_NAMES is .*\.$/);
});

test('a file that is not there is a fault', () => {
  expect(readNames(join(folder, 'none.json')).faults).toEqual([
    expect.stringContaining('it cannot be read (ENOENT'),
  ]);
});
