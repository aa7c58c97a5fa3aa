import { render, screen } from '@testing-library/react';
import { noCoverage, noGradeFacts } from '@/content-schemas/grade-facts';
import type { Grade } from '@/content-schemas/grade';
import { metals } from '@/lib/catalog/metals';
import { SpecFacts } from './spec-facts';
import { SpecificationTable } from './specification-table';

const named = (title: string) => ({ title, slug: title.toLowerCase().replaceAll(' ', '-') });
const grade: Grade = {
  ...noGradeFacts,
  id: 1,
  slug: 'x',
  parent: 0,
  modified: null,
  title: 'X',
  html: '',
  excerpt: '',
  image: null,
  seo: { title: null, description: null, noindex: false },
  chemistry: null,
  uns: null,
  density: null,
  aliases: [],
  rows: [],
  specs: [],
  forms: [],
};
const metal = metals[0]!;

test('a grade of which an editor wrote today’s fields alone shows specs and forms, and no empty column', () => {
  const rows = [{ ...noCoverage, specs: [named('AMS 1')], forms: [named('Plate')] }];
  render(<SpecificationTable metal={metal} grade={{ ...grade, rows }} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Specification',
    'Forms supplied',
  ]);
  expect(screen.queryByText(/Not confirmed/)).toBeNull();
});

test('where a spec’s own size limit is not listed, its minimums answer', () => {
  const row = (code: string, maxSizeIn: number | null) => ({
    ...noCoverage,
    specs: [named(code)],
    forms: [],
    maxSizeIn,
  });
  const rows = ['AMS 2', 'AMS 3', 'AMS 4'].map((code) => row(code, null));
  const minima = {
    spec: 'AMS 2',
    forms: 'bar',
    condition: 'aged',
    overIn: null,
    toIn: 8,
    tensile: null,
    yield: null,
    elongation: null,
    reductionOfArea: null,
    hardness: null,
    kind: 'delivery',
    basis: 'seen',
    note: null,
  } as const;
  const properties = [
    minima,
    { ...minima, overIn: 8, toIn: 12 },
    { ...minima, spec: 'AMS 3', overIn: 2, toIn: null },
  ];
  render(
    <SpecificationTable
      metal={metal}
      grade={{ ...grade, rows: [row('AMS 1', 10), ...rows], properties }}
    />,
  );
  const limits = screen
    .getAllByRole('row')
    .map((each) => each.lastElementChild?.textContent.replaceAll('\u00A0', ' '));
  expect(limits).toEqual(['Size limit', 'to 10 in', 'minimums to 12 in', 'minimums by size', '']);
});

test.each([
  ['each row that no source confirms', ['seen', 'known'], ['AMS 1', 'AMS 2†'], 'Specifications'],
  [
    'the heading, where that is every row',
    ['known', 'known'],
    ['AMS 1', 'AMS 2'],
    'Specifications†',
  ],
] as const)('the mark is at %s', (_, bases, names, heading) => {
  const rows = bases.map((basis, i) => ({
    ...noCoverage,
    specs: [named(`AMS ${i + 1}`)],
    forms: [],
    basis,
  }));
  const specs = rows.flatMap((row) => row.specs);
  render(<SpecificationTable metal={metal} grade={{ ...grade, rows, specs }} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText(/^† Not confirmed/)).toBeVisible();
});

test('a remark stands with the condition, unless it names a form or another spec', () => {
  const row = (code: string, note: string) => ({
    ...noCoverage,
    specs: [named(code)],
    forms: [named('Plate')],
    condition: 'annealed',
    note,
  });
  const rows = [
    row('AMS 1', '1775 °F; precipitation hardenable'),
    row('AMS 2', 'tube is mechanical tubing'),
    row('AMS 3', 'superseded by AMS 4'),
  ];
  render(<SpecificationTable metal={metal} grade={{ ...grade, rows }} />);
  const remarks = screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].map((cell) => cell.querySelector('small')));
  expect(remarks.map((cells) => cells.findIndex(Boolean))).toEqual([1, 2, 2]);
});

test('without specs there is no heading over nothing', () => {
  const { container } = render(<SpecificationTable metal={metal} grade={grade} />);
  expect(container).toBeEmptyDOMElement();
});

test('a superseded spec leads to what replaced it where we stock that', () => {
  render(
    <SpecFacts
      metal={metal}
      spec={{
        ...grade,
        scope: 'Bar',
        organization: null,
        productForms: null,
        status: 'superseded',
        statusRead: true,
        statusNote: null,
        supersededBy: ['AMS 2', 'AMS 9'],
        similar: [],
        since: null,
        basis: 'seen',
      }}
      specs={[named('AMS 2')]}
    />,
  );
  expect(screen.getByRole('link', { name: 'AMS 2' })).toHaveAttribute(
    'href',
    '/inventory/titanium/specs/ams-2/',
  );
  expect(screen.queryByRole('link', { name: 'AMS 9' })).toBeNull();
  expect(screen.getByText(/AMS 9/)).toBeVisible();
});
