import { render, screen, within } from '@testing-library/react';
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
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(/Not confirmed/)).toBeNull();
});

test('without specs there is no heading over nothing', () => {
  const { container } = render(<SpecificationTable metal={metal} grade={grade} />);
  expect(container).toBeEmptyDOMElement();
});

test('filters offer each form and condition once, and name the pairs that no spec covers', () => {
  const row = (code: string, form: string, condition: string) => ({
    ...noCoverage,
    specs: [named(code)],
    forms: [named(form)],
    condition,
  });
  const rows = [
    row('AMS 1', 'Plate', 'annealed'),
    row('AMS 2', 'Plate', 'aged'),
    row('AMS 3', 'Sheet', 'annealed'),
    row('AMS 4', 'Sheet', 'annealed'),
  ];
  render(<SpecificationTable metal={metal} grade={{ ...grade, rows }} />);
  const options = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Filter by form')).toEqual(['All forms', 'Plate', 'Sheet']);
  expect(options('Filter by condition')).toEqual(['All conditions', 'annealed', 'aged']);
  const aged = screen.getByRole('option', { name: 'aged' });
  expect(aged).toHaveAttribute('data-without', '2');
  expect(screen.getByRole('option', { name: 'Sheet' })).toHaveAttribute('data-form', '2');
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
