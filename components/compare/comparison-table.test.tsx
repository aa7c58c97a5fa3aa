import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comparedGrade } from '@/lib/comparison/compared-grade.test-data';
import type { ComparedGrade } from '@/lib/comparison/comparison';
import { ComparisonTable } from './comparison-table';

const row = (condition: string, tensile: string) => ({
  label: `AMS 5643, bar, ${condition}`,
  spec: 'AMS 5643†',
  forms: 'bar',
  condition,
  delivered: 'in another condition',
  size: null,
  tensile,
  yield: null,
  elongation: null,
  reductionOfArea: null,
  hardness: null,
});
const grade = (title: string, properties: ComparedGrade['properties']) =>
  comparedGrade(title, { metal: 'Nickel', path: `/inventory/nickel/grade/${title}/`, properties });
const hardened = grade('17-4 PH', [row('H900', '190 ksi'), row('H1025', '155 ksi')]);
const quote = () => screen.getByRole('link', { name: /^Quote/ }).getAttribute('data-quote-about');

beforeEach(() => history.replaceState(null, '', '/compare/'));

test('another condition shows its properties, is in the quote request, and has its basis explained', async () => {
  render(<ComparisonTable grades={[hardened, grade('625', [])]} onRemove={() => {}} />);
  const tensile = () => within(screen.getByRole('row', { name: /^Tensile/ })).getAllByRole('cell');
  expect(tensile().map(({ textContent }) => textContent)).toEqual(['190\u00A0ksi', '']);
  expect(quote()).toBe('17-4 PH to AMS 5643, bar, H900; 625');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Specification and condition of 17-4 PH' }),
    'AMS 5643† · H1025',
  );
  expect(tensile().map(({ textContent }) => textContent)).toEqual(['155\u00A0ksi', '']);
  expect(quote()).toBe('17-4 PH to AMS 5643, bar, H1025; 625');
  expect(new URLSearchParams(location.search).get('titanium/17-4 PH')).toBe('1');
  expect(screen.getByText(/^† Not confirmed/)).toBeVisible();
});

test('the highest minimum is bold, and rows that are alike can be left out', async () => {
  const weak = grade('15-5 PH', [row('H900', '185 ksi')]);
  render(<ComparisonTable grades={[hardened, weak]} onRemove={() => {}} />);
  expect(screen.getByText('190 ksi').closest('b')).toBeVisible();
  expect(screen.getByText('185 ksi').closest('b')).toBeNull();
  expect(screen.getByRole('row', { name: /^Condition/ })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Only rows that differ \(1 of/ }));
  expect(screen.queryByRole('row', { name: /^Condition/ })).toBeNull();
});
