import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyFigures } from '@/lib/catalog/property-search';
import { PropertyFinder } from './property-finder';

const row = (title: string, ksi: number, more: Partial<PropertyFigures> = {}): PropertyFigures => ({
  title,
  path: `/${title}/`,
  grade: `titanium/${title}`,
  metal: 'titanium',
  isToOrder: false,
  density: 0.16,
  spec: 'AMS 4911',
  forms: 'sheet, plate',
  condition: 'annealed',
  overIn: 0.1875,
  toIn: 4,
  tensile: { ksi, mpa: Math.round(ksi * 6.894757) },
  yield: { ksi, mpa: Math.round(ksi * 6.894757) },
  elongation: 10,
  isCapability: false,
  basis: 'known',
  ...more,
});
const finder = (rows = [row('low', 100), row('high', 150, { forms: 'bar', basis: 'seen' })]) =>
  render(<PropertyFinder rows={rows} metals={[{ slug: 'titanium', name: 'Titanium' }]} />);
/** The names of the rows, without the metal's. */
const shown = () =>
  screen
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent?.replace(/ Titanium(, )?/, ' ').trim());

test('a grade that no form is stocked of is named as to order', () => {
  history.replaceState(null, '', '?tensile=1');
  finder([row('stocked', 100), row('sourced', 100, { isToOrder: true })]);
  expect(shown()).toEqual(['stocked', 'sourced to\u00A0order']);
  expect(screen.getByText(/^To order: not stocked\. /)).toBeVisible();
  const key = screen.getByText(/^† Not confirmed in a published source/);
  expect(key.compareDocumentPosition(screen.getByRole('table'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

beforeEach(() => history.replaceState(null, '', '/find-by-property/'));

test('a minimum narrows the table, in the address; the field keeps it, the results get the focus', async () => {
  finder();
  expect(shown()).toEqual(['low', 'high']);
  const field = screen.getByRole('textbox', { name: 'Yield at least' });
  await userEvent.type(field, '120{Enter}');
  expect(location.search).toBe('?yield=120');
  expect(shown()).toEqual(['high']);
  expect(screen.getByRole('textbox', { name: 'Yield at least' })).toBe(field);
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('1 grade, 1 condition');
});

test('before anything is asked for, examples invite; one of them asks, in the address', async () => {
  finder();
  const example = screen.getByRole('link', { name: 'Bar with a yield of 150 ksi or more' });
  expect(example).toHaveAttribute('href', '?yield=150&form=bar');
  await userEvent.click(example);
  expect(location.search).toBe('?yield=150&form=bar');
  expect(shown()).toEqual(['high']);
  expect(screen.queryByRole('link', { name: /^Bar with/ })).toBeNull();
});

test.each([
  ['', null],
  ['?tensile=100&yield=90', 'Tensile ksi'],
  ['?yield=90&density=1', 'Yield ksi'],
])(
  'after %j the rows are sorted, and the column head they are sorted by is %j',
  (query, sorted) => {
    history.replaceState(null, '', `/find-by-property/${query}`);
    finder([row('low', 100, { yield: { ksi: 95, mpa: 655 } })]);
    const heads = screen.getAllByRole('columnheader').slice(4);
    expect(heads.map(({ textContent }) => textContent)).toEqual(
      ['Tensile ksi', 'Tensile MPa', 'Yield ksi', 'Yield MPa'].concat(
        'Elong., %',
        'Density, lb/in³',
      ),
    );
    const marked = heads.find((head) => head.getAttribute('aria-sort') === 'ascending');
    expect(marked?.textContent ?? null).toBe(sorted);
    const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell').slice(3);
    expect(cells.map(({ textContent }) => textContent)).toEqual(
      ['100', '689', '95', '655'].concat('10', '0.160'),
    );
  },
);

test('an address fills the fields', () => {
  history.replaceState(null, '', '/find-by-property/?tensile=900&unit=mpa&form=bar');
  finder();
  expect(shown()).toEqual(['high']);
  expect(screen.getByRole('textbox', { name: 'Tensile at least' })).toHaveValue('900');
  expect(screen.getByRole('combobox', { name: 'Unit of strength' })).toHaveValue('mpa');
  expect(screen.getByRole('combobox', { name: 'Form' })).toHaveValue('bar');
});

test('what is asked stands in a line for the form, which it opens and closes', async () => {
  history.replaceState(
    null,
    '',
    '/find-by-property/?yield=900&unit=mpa&size=63.5mm&metal=titanium&form=bar',
  );
  finder();
  const line = screen.getByRole('button', {
    name: 'Yield at least 900 MPa · Diameter or thickness 2.5 in · Titanium · Form: bar Change',
  });
  const form = screen.getByRole('button', { name: 'Find grades' }).closest('form');
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(form).toHaveClass('folded');
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(form).not.toHaveClass('folded');
  await userEvent.click(screen.getByRole('button', { name: 'Find grades' }));
  await userEvent.click(line);
  expect(form).toHaveClass('folded');
});

test('a form or metal that is not on the list is named, and left out of the search', () => {
  history.replaceState(null, '', '/find-by-property/?form=octagon&metal=lead&tensile=120');
  finder();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not on our list, so not used in the search: lead, octagon.',
  );
  expect(shown()).toEqual(['high']);
});

test('each row shows the spec, condition, form and size of its figures, and their basis', () => {
  finder([row('low', 100), row('plain', 1, { spec: null, tensile: null, yield: null })]);
  const [, first, second] = screen.getAllByRole('row');
  const cells = within(first!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(
    ['AMS 4911†, annealed', 'sheet, plate', 'over 0.1875 to 4'].concat(
      ['100', '689', '100', '689'],
      ['10', '0.160'],
    ),
  );
  expect(within(second!).getAllByRole('cell')[0]).toHaveTextContent('–, annealed');
});

test('what is no number is marked at its field, which gets the focus; nothing is listed until it is corrected', async () => {
  history.replaceState(null, '', '/find-by-property/?elongation=10');
  finder();
  const field = screen.getByRole('textbox', { name: 'Yield at least' });
  await userEvent.type(field, 'strong{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Not a number. Example: 120');
  expect(field).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('1 field needs attention.');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '120{Enter}');
  expect(shown()).toEqual(['high']);
});

test('a grade is one row, the nearest to what is asked, until its others are opened', async () => {
  history.replaceState(null, '', '/find-by-property/?tensile=90');
  finder([row('two', 150), row('one', 120), row('two', 100, { condition: 'aged' })]);
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 grades, 3 conditions, lowest tensile first',
  );
  expect(shown()).toEqual(['two', 'two', 'one']);
  const more = screen.getByRole('button', { name: '+1 more of two' });
  const rowsOfTwo = within(more.closest('tbody')!).getAllByRole('row');
  expect(rowsOfTwo.map((each) => within(each).getAllByRole('cell')[3]!.textContent)).toEqual([
    '100',
    '150',
  ]);
  expect(more.closest('tbody')).toHaveClass('closed');
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(more).toHaveAccessibleName('Show less of two');
  expect(more.closest('tbody')).not.toHaveClass('closed');
  expect(screen.getAllByRole('button', { name: / of / })).toHaveLength(1);
});

test.each([
  [1, null],
  [2, '/compare/?grades=titanium/g0,titanium/g1'],
  [4, '/compare/?grades=titanium/g0,titanium/g1,titanium/g2,titanium/g3'],
  [5, null],
])('%i grades that are found are compared at %j', (count, href) => {
  history.replaceState(null, '', '/find-by-property/?tensile=90');
  finder(Array.from({ length: count }, (_, i) => row(`g${i}`, 100 + i)));
  const link = screen.queryByRole('link', { name: `Compare these ${count} grades` });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

test.each([
  ['2-1/2', '2 grades, 2 conditions, size 2.5 in'],
  ['63.5 mm', '2 grades, 2 conditions, size 2.5 in'],
  ['2.5', '2 grades, 2 conditions'],
  ['thick', '1 field needs attention.'],
])('for the size %j the status is %j', (size, answer) => {
  history.replaceState(null, '', `/find-by-property/?${new URLSearchParams({ size })}`);
  finder();
  expect(screen.getByRole('status').textContent).toBe(answer);
});

test.each(['-4', '\u22124', '- 4.5'])('%s is a number, but less than zero', (elongation) => {
  history.replaceState(null, '', `/find-by-property/?${new URLSearchParams({ elongation })}`);
  finder();
  expect(screen.getByRole('textbox', { name: /^Elongation at least/ })).toHaveAccessibleDescription(
    'Enter zero or more. Example: 10',
  );
});

test('each wrong field shows an example, and the status counts them', () => {
  history.replaceState(null, '', '/find-by-property/?tensile=abc&size=2..5');
  finder();
  expect(screen.getByRole('textbox', { name: 'Tensile at least' })).toHaveAccessibleDescription(
    'Not a number. Example: 130',
  );
  expect(
    screen.getByRole('textbox', { name: 'Diameter or thickness, in' }),
  ).toHaveAccessibleDescription('Not a size. Example: 2.5, 2-1/2 or 63.5\u00A0mm');
  expect(screen.getByRole('status')).toHaveTextContent('2 fields need attention.');
});

test('where no grade meets the minimums, a link to the contact page is shown', () => {
  history.replaceState(null, '', '/find-by-property/?yield=900');
  finder();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact/');
});
