import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Minimum } from '@/lib/catalog/property-search';
import { PropertyFinder } from './property-finder';

const minimum = (ksi: number, forms = 'plate'): Minimum => ({
  spec: 'AMS 4911',
  forms,
  condition: 'annealed',
  size: { ksi: 'to 4 in', mpa: 'to 101.6 mm' },
  tensile: { ksi, mpa: ksi * 7 },
  yield: null,
  elongation: 10,
  kind: 'delivery',
  isInDoubt: false,
});
const grade = (title: string, soldAs: string[], ...minimums: Minimum[]) => ({
  key: `titanium/${title}`,
  title,
  path: `/${title}/`,
  metal: { slug: 'titanium', name: 'Titanium' },
  soldAs,
  minimums,
});
const finder = (query = '') => {
  history.replaceState(null, '', `/find-by-property/${query}`);
  const low = grade('low', ['plate'], minimum(100), minimum(90));
  const high = grade('high', ['plate'], minimum(150, 'bar'));
  render(<PropertyFinder grades={[low, high, grade('sourced', [], minimum(120))]} />);
};
const field = () => screen.getByRole('textbox', { name: 'Tensile at least' });
const shown = () =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => textContent?.split(' ')[0]);

test('a minimum narrows the table to a row a grade, which is compared; the results get the focus', async () => {
  finder();
  expect(shown()).toEqual(['low', 'low', 'high', 'sourced']);
  await userEvent.type(field(), '80{Enter}');
  expect(location.search).toBe('?tensile=80&unit=ksi');
  expect(field()).toHaveValue('80');
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    '3 grades with tensile of at least 80 ksi, lowest tensile first.',
  );
  expect(shown()).toEqual(['low', 'sourced', 'high']);
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'AMS 4911, annealed +1 more',
    'plate, to 4 inTitanium',
    '90',
    '10',
    'Compare low',
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare low' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare high' }));
  expect(screen.getAllByRole('link', { name: 'Compare 2 grades' })[0]).toHaveAttribute(
    'href',
    '/compare/?grades=titanium/low,titanium/high&titanium/low=1&titanium/high=0',
  );
});

test('strengths and sizes are in the unit of the address; one without a strength is in that of the site', () => {
  document.documentElement.dataset.units = 'metric';
  finder('?elongation=10');
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads()).toContain('Tensile, MPa');
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('plate, to 101.6 mm');
  expect(screen.getByRole('combobox', { name: 'Unit of strength' })).toHaveValue('mpa');
  cleanup();
  finder('?tensile=80');
  expect(heads()).toContain('Tensile, ksi');
  delete document.documentElement.dataset.units;
});

test('another unit converts the strengths that are typed', async () => {
  finder('?tensile=150&elongation=10');
  const unit = screen.getByRole('combobox', { name: 'Unit of strength' });
  await userEvent.selectOptions(unit, 'MPa');
  expect(field()).toHaveValue('1034');
  expect(screen.getByRole('textbox', { name: /^Elongation/ })).toHaveValue('10');
  await userEvent.selectOptions(unit, 'ksi');
  expect(field()).toHaveValue('150');
});

test('a grade that is sold in the form, with the minimum listed for another, is listed to confirm', () => {
  finder('?form=plate&tensile=700&unit=mpa');
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 grades of plate with tensile of at least 700 MPa, lowest tensile first.',
  );
  expect(shown()).toEqual(['low', 'sourced', 'Sold', 'high']);
  const [, id] = screen
    .getByRole('link', { name: '1 more to confirm' })
    .getAttribute('href')!
    .split('#');
  expect(document.getElementById(id!)).toHaveTextContent(/^Sold as plate; minimum listed/);
});

test('text that is not a number is marked at its field, and nothing is listed until it is corrected', async () => {
  finder('?elongation=10');
  await userEvent.type(field(), 'strong{Enter}');
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Not a number. Example: 130');
  const results = screen.getByRole('region', { name: 'Results' });
  expect(within(results).queryByRole('table')).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), '-5{Enter}');
  expect(field()).toHaveAccessibleDescription('Must be more than 0. Example: 130');
});

test('where no grade meets it, the highest minimum is named above the examples and the tables by metal', () => {
  finder('?form=plate&tensile=400&unit=ksi');
  expect(screen.getByText(/The highest minimum tensile of plate is 120 ksi\./)).toBeVisible();
  const about = 'grades of plate with tensile of at least 400 ksi';
  for (const link of screen.getAllByRole('link', { name: 'ask us' }))
    expect(link).toHaveAttribute('data-quote-about', about);
  expect(screen.getByRole('link', { name: /^Bar, yield 150 ksi/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Minimums by metal' })).toBeVisible();
});
