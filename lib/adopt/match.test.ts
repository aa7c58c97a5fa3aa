/** @jest-environment node */
import defaults from '@/lib/cms/names/wordpress-names.json';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNames } from '@/lib/cms/names/read-names';
import type { Seen, SeenType } from './inspect-wordpress';
import { isEmpty, match } from './match';
import { asText, canBeBuilt, report } from './report';
import { shapesOf } from './shape';
import { envFile, namesFile } from './write';

const type = (name: string, records: readonly object[] = [{}], rest = name): SeenType => ({
  type: name,
  rest,
  label: '',
  total: 10,
  fault: null,
  path: null,
  templates: new Set(),
  hasFields: true,
  fields: shapesOf(records),
  hasYoast: false,
});
const usual = Object.keys(defaults.collections).map((name) =>
  type(name === 'pages' ? 'page' : name, [{}], name),
);
const seen = (types: readonly SeenType[], more: Partial<Seen> = {}): Seen => ({
  root: '/wp-json/',
  name: 'CMS',
  namespaces: new Set(['wp/v2']),
  takesPasswords: true,
  user: null,
  types,
  menus: [],
  forms: [],
  ...more,
});
/** The usual types with others in the place of some. */
const withTypes = (others: Readonly<Record<string, SeenType>>) =>
  seen(usual.map((each) => others[each.rest] ?? each));
const mappingOf = (looked: Seen) => match(looked).mapping;
const post = (post_type: string) => ({ ID: 1, post_name: 'a', post_title: 'A', post_type });

test('a WordPress with the site’s names needs no mapping', () => {
  const matched = match(seen(usual));
  expect(isEmpty(matched.mapping)).toBe(true);
  expect(namesFile(matched)).toBeNull();
  expect(canBeBuilt(report(seen(usual), matched))).toBe(true);
});

test.each([
  ['titanium_grades', 'ti_alloy', 'ti-alloys'],
  ['titanium_specs', 'ti_norm', 'ti-norms'],
  ['stainless_grades', 'stainless', 'stainless'],
  ['cobalt_alloy_specs', 'cobalt_standard', 'cobalt-standards'],
  ['forms', 'product_form', 'product-forms'],
  ['forms', 'shape', 'shapes'],
  ['um_services', 'service', 'services'],
  ['processes', 'value_added', 'value-added'],
  ['glossary', 'metal_term', 'metal-terms'],
])('%s is found as %s', (name, given, rest) => {
  const { collections } = mappingOf(withTypes({ [name]: type(given, [{}], rest) }));
  expect(collections).toEqual({ [name]: { rest, type: given } });
});

test('a collection that is missing stops a build, and is named', () => {
  const looked = seen(usual.filter(({ rest }) => rest !== 'nickel_specs'));
  const parts = report(looked, match(looked));
  expect(canBeBuilt(parts)).toBe(false);
  expect(asText(parts)).toMatch(/✗ nickel_specs: this WordPress has nothing of that kind/);
});

test.each([
  [
    'another spelling',
    { mechanicalProperties: [{ Spec: 'AMS 4928', tensileKsi: '130' }] },
    {
      mechanical_properties: 'mechanicalProperties',
      'mechanical_properties.spec': 'Spec',
      'mechanical_properties.tensile_ksi': 'tensileKsi',
    },
  ],
  [
    'other words',
    { composition: '<p>x</p>', uns_no: 'R1' },
    { chemistry: 'composition', uns: 'uns_no' },
  ],
  // A field with one of the site's names keeps it, also where its words would fit another.
  ['both', { chemistry: '<p>x</p>', chemistry_note: 'x', chemical_remarks: 'x' }, undefined],
])('fields of %s', (_, acf, names) => {
  const { fields } = mappingOf(withTypes({ titanium_grades: type('titanium_grades', [acf]) }));
  expect(fields.grades).toEqual(names);
});

test('the rows of specs are those whose posts are specs', () => {
  const rows = [{ norm: post('ti_norm'), supplied: [post('forms')], temper: 'annealed' }];
  const { fields } = mappingOf(
    withTypes({
      titanium_grades: type('titanium_grades', [{ other: [{ a: 'b' }], table: rows }]),
      titanium_specs: type('ti_norm', [{}], 'ti-norms'),
    }),
  );
  expect(fields).toEqual({
    titanium_grades: {
      'specs-titanium': 'table',
      'specs-titanium.titanium_spec_links': 'norm',
    },
    rows_of_specs: { form: 'supplied', condition: 'temper' },
  });
});

test('sections by their layouts and parts; a layout that fits nothing is named', () => {
  const rows = [
    {
      acf_fc_layout: 'tiles',
      headline: 'x',
      items: [{ name: 'x', photo: { url: 'x', sizes: {} } }],
    },
    { acf_fc_layout: 'hero_banner', headline: 'x', copy: '<p>x</p>' },
    { acf_fc_layout: 'timeline', headline: 'x' },
  ];
  const looked = withTypes({ pages: type('page', [{ builder: rows }], 'pages') });
  const { fields, layouts, sections, template } = mappingOf(looked);
  expect({ fields, layouts, sections, template }).toEqual({
    fields: { pages: { flexibleLayoutDanzerscript: 'builder' } },
    layouts: { hero: 'hero_banner', card: 'tiles' },
    sections: {
      every: { sectionTitle: 'headline' },
      card: { cards: 'items', 'cards.cardTitle': 'name', 'cards.cardImage': 'photo' },
      hero: { sectionDescription: 'copy' },
    },
    template: '*',
  });
  expect(asText(report(looked, match(looked)))).toContain(
    '! timeline: the site has no such section',
  );
});

test('the form with most of the questions, and what it requires beside them', () => {
  const form = (id: number, fields: readonly string[]) => ({
    id,
    path: `/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`,
    title: '',
    fields: new Set(fields),
    required: new Set(fields),
  });
  const looked = seen(usual, {
    forms: [
      form(1, ['your-email']),
      form(2, ['your-name', 'your-company', 'your-email', 'tel-1', 'your-message', 'acceptance-1']),
    ],
  });
  const matched = match(looked);
  expect(matched.form?.id).toBe(2);
  expect(matched.mapping.form).toEqual({
    fullname: 'your-name',
    companyname: 'your-company',
    email: 'your-email',
    phone: 'tel-1',
    message: 'your-message',
  });
  expect(asText(report(looked, matched))).toContain('It requires "acceptance-1"');
});

test('a proposed mapping is one that the site takes', () => {
  const looked = withTypes({
    titanium_grades: type(
      'ti',
      [{ composition: 'x', norms: [{ norm: post('ti_norm') }] }],
      'ti-grades',
    ),
    titanium_specs: type('ti_norm', [{}], 'ti-norms'),
    pages: type(
      'page',
      [{ parts: [{ acf_fc_layout: 'text_block', headline: 'x', cta: { label: 'x' } }] }],
      'pages',
    ),
  });
  const file = join(mkdtempSync(join(tmpdir(), 'adopt-')), 'names.json');
  writeFileSync(file, namesFile(match(looked)) ?? '');
  expect(readNames(file).faults).toEqual([]);
});

test('no answer of WordPress ends a line of the settings or speaks to a terminal', () => {
  const evil = '\u001b]0;x\u0007\n✗ forged\nWORDPRESS_URL=https://evil.example';
  const looked = seen(
    [...usual.slice(1), { ...type('titanium_grades', [{ [evil]: 'x' }]), fault: evil }],
    { name: evil, menus: [{ path: '/wp-json/menus/v1/menus/3', name: evil, entries: 1 }] },
  );
  const matched = match(looked);
  const text = asText(report(looked, matched));
  for (const raw of ['\u001b', '\n✗ forged']) expect(text).not.toContain(raw);
  const settings = envFile(matched, { siteUrl: 'https://www.example.com', names: null });
  expect(settings).not.toContain('evil');
  expect(namesFile(matched)).toBeNull();
  expect(settings).toContain('WORDPRESS_MENU_PATH=/wp-json/menus/v1/menus/3\n');
});
