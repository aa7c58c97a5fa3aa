import { render, screen, within } from '@testing-library/react';
import { findMetal } from '@/lib/catalog/metals';
import type { Grade } from '@/content-schemas/grade';
import { gradeNamed } from '@/components/grade/grade.test-data';
import { GradeCard } from './grade-card';
import { GradeFilter } from './grade-filter';

const titanium = findMetal('titanium')!;
const specs = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: `AMS ${4901 + i}`, slug: `ams-${4901 + i}` }));
const grade = gradeNamed('6Al-4V', {
  uns: 'R56400',
  specs: specs(2),
  forms: [{ title: 'Round Bar', slug: 'round-bar' }],
});

test('leads to the grade, its specs and its forms', () => {
  render(<GradeCard metal={titanium} grade={grade} />);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: '6Al-4V' })).toBeVisible();
  expect(card.getByText('UNS R56400')).toBeVisible();
  expect(
    card.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    '6Al-4V /inventory/titanium/grade/6al-4v/',
    'AMS 4901 /inventory/titanium/specs/ams-4901/',
    'AMS 4902 /inventory/titanium/specs/ams-4902/',
    'Round Bar /inventory/titanium/form/round-bar/',
  ]);
});

test('a grade without number, specs or forms is a name', () => {
  render(<GradeCard metal={titanium} grade={{ ...grade, uns: null, specs: [], forms: [] }} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText(/UNS/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('every spec of a grade is a chip in sight', () => {
  const { container } = render(
    <GradeCard metal={titanium} grade={{ ...grade, specs: specs(30) }} />,
  );
  expect(
    within(screen.getByRole('list', { name: 'Specifications' })).getAllByRole('link'),
  ).toHaveLength(30);
  expect(container.querySelector('details')).toBeNull();
});

test('a spec that covers another UNS number than the grade’s names it', () => {
  const [own, other] = specs(2);
  const row = { forms: [] };
  const rows = [
    { ...row, specs: [own!], uns: 'R56400' },
    { ...row, specs: [other!], uns: 'R56401' },
  ] as unknown as Grade['rows'];
  render(<GradeCard metal={titanium} grade={{ ...grade, rows }} />);
  expect(screen.getByRole('link', { name: 'AMS 4901' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'AMS 4902 · R56401' })).toBeVisible();
});

test.each([
  [['from stock, 1 to 3 working days'], [120, 155], 'In stock min. yield to 155 ksi 1069 MPa'],
  [['mill order, 8 to 14 weeks', 'In Stock'], [], 'In stock'],
  [['mill order, 8 to 14 weeks', 'On Order'], [], 'To order'],
  [[], [], 'To order'],
  [['forged to order from stock billet'], [], 'To order'],
  [['cut within a week'], [155], 'Cut within a week min. yield to 155 ksi 1069 MPa'],
  [['mill order, 8 to 14 weeks', null], [], ''],
  [['mill order', 'cut within a week'], [], 'Cut within a week; some forms to order'],
])(
  'with the lead times %j a grade shows what they promise, and its highest minimum',
  (times, yields, words) => {
    const stock = times.map((leadTime) => ({ leadTime }));
    const properties = yields.map((ksi) => ({ yield: { ksi, mpa: Math.round(ksi * 6.894757) } }));
    const facts = { stock, properties } as unknown as Partial<Grade>;
    const { container } = render(<GradeCard metal={titanium} grade={{ ...grade, ...facts }} />);
    const status = container.querySelector('.status')?.textContent ?? '';
    expect(status.trim().replaceAll('\u00A0', ' ')).toBe(words);
  },
);

const plateWords = 'Cut and shipped within a week min. yield to';
test.each([
  ['', 'In stock min. yield to 155 ksi 1069 MPa', []],
  ['?form=plate', `${plateWords} 120 ksi 827 MPa`, ['AMS 4901']],
  ['?form=true-bar', 'Sizes on request', ['AMS 4901']],
  ['?spec=ams-4901', 'In stock min. yield to 155 ksi 1069 MPa', ['AMS 4902']],
  ['?spec=ams-4902', `${plateWords} 125 ksi 862 MPa`, ['AMS 4901']],
  ['?form=plate&spec=ams-4902', `${plateWords} 120 ksi 827 MPa`, ['AMS 4901']],
])('narrowed by %j a card has what holds for that form and spec', (query, words, dashed) => {
  history.replaceState(null, '', `/inventory/titanium/${query}`);
  const forms = ['Round Bar', 'Plate', 'Sheet', 'True Bar'].map((title) => ({
    title,
    slug: title.toLowerCase().replace(' ', '-'),
    href: '',
  }));
  const [bar, plate] = specs(2).map((spec) => ({ ...spec, href: '' }));
  const facts = {
    forms,
    rows: [
      { specs: [bar], forms: [forms[0]] },
      { specs: [plate], forms: forms.slice(1) },
    ],
    stock: [
      { form: 'round-bar', leadTime: 'from stock' },
      { form: 'plate', leadTime: 'cut and shipped within a week' },
    ],
    properties: [
      { spec: bar!.title, forms: 'bar', yield: { ksi: 155, mpa: 1069 } },
      { spec: plate!.title, forms: 'plate', yield: { ksi: 120, mpa: 827 } },
      { spec: plate!.title, forms: 'sheet', yield: { ksi: 125, mpa: 862 } },
    ],
  } as unknown as Partial<Grade>;
  const card = <GradeCard metal={titanium} grade={{ ...grade, ...facts }} />;
  const rows = [
    { specs: ['ams-4901'], forms: ['round-bar'] },
    { specs: ['ams-4902'], forms: ['plate', 'sheet', 'true-bar'] },
  ];
  const item = { key: grade.slug, rows, card };
  const props = { heading: 'Grades', all: '', forms, specs: [bar!, plate!], items: [item] };
  const { container } = render(<GradeFilter {...props} />);
  expect(screen.getByRole('article').querySelector('.status')).toHaveTextContent(words);
  const titles = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(titles('.other')).toEqual(dashed);
  expect(titles('.other [title^="Not "]')).toEqual(query.includes('form') ? dashed : []);
  expect(titles('.note')).toHaveLength(dashed.length);
});
