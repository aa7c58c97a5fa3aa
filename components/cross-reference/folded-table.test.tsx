import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { metals } from '@/lib/catalog/metals';
import { announceAddress } from '@/components/primitives/address-store';
import { FoldedTable } from './folded-table';
import { findable, toNamedContent } from './row-words';

const row = (spec: string, metal: string, grade: string) => ({
  key: spec,
  number: spec,
  metal,
  group: `${spec.slice(0, 6)}xx`,
  titles: [spec, grade],
  find: findable(spec, grade),
  cells: [spec, grade],
});
const few = [
  row('AMS 4928', 'titanium', '6Al-4V'),
  row('AMS 5643', 'stainless-steel', '17-4 PH'),
  row('AMS 5662', 'nickel', 'Inconel 718'),
  row('AMS 5663', 'nickel', 'Inconel 718'),
];
const many = Array.from({ length: 40 }, (_, i) => row(`AMS 49${10 + i}`, 'titanium', '6Al-4V'));
const named = toNamedContent(
  ['6Al-4V', '17-4 PH', 'Inconel 718'].map((title) => ({ title, names: [] })),
  few.map(({ number }) => ({ title: number })),
);
const table = (rows = few) =>
  render(
    <FoldedTable
      name="specs"
      title="Specifications"
      columns={[{ title: 'Specification' }, { title: 'Grade' }]}
      rows={rows}
      named={named}
      metals={metals}
    />,
  );
const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const folds = () => screen.queryAllByRole('group') as HTMLDetailsElement[];
const go = (query: string) => history.replaceState(null, '', `/cross-reference/${query}`);

beforeEach(() => go(''));

test('each fold names its group, how many rows it has, and their metals', () => {
  const others = metals.map(({ slug }, i) => row(`MIL-S ${i}`, slug, 'x'));
  table([...many, ...few.slice(1), ...others]);
  expect(folds().map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    'AMS 49xx40Titanium',
    'AMS 56xx3Stainless Steel, Nickel',
    'MIL-S xx5All metals',
  ]);
  for (const { open } of folds()) expect(open).toBe(false);
  const [, second] = folds();
  const inside = within(second!).getByRole('table', { hidden: true });
  expect(inside).toHaveAccessibleName('Specifications, AMS 56xx');
  expect(inside).toHaveAttribute('id', 'specs-ams-56xx');
});

test.each([
  ['?metal=nickel', ['AMS 5662', 'AMS 5663']],
  ['?find=718', ['AMS 5662', 'AMS 5663']],
  ['?find=ams56+17-4&metal=stainless-steel', ['AMS 5643']],
  ['?find=17-4&metal=nickel', []],
  ['?metal=unobtainium', ['AMS 4928', 'AMS 5643', 'AMS 5662', 'AMS 5663']],
])('%s shows %j', (query, specs) => {
  go(query);
  const { container } = table();
  expect(shown()).toEqual(specs);
  expect(container.querySelector('section')).toHaveAttribute('data-rows', String(specs.length));
});

test('the few rows that a filter leaves stand in one table; what a visitor opened stays open', async () => {
  table([...many, ...few.slice(1)]);
  const isOpen = () => folds().map(({ open }) => open);
  const type = (words: string) =>
    act(() => {
      go(`?find=${words}`);
      announceAddress();
    });
  await userEvent.click(screen.getByText('AMS 49xx'));
  expect(isOpen()).toEqual([true, false]);
  type('ams');
  expect(isOpen()).toEqual([true, false]);
  type('566');
  expect(folds()).toEqual([]);
  expect(
    within(screen.getByRole('table', { name: 'Specifications' })).getAllByRole('row'),
  ).toHaveLength(3);
  type('');
  expect(isOpen()).toEqual([true, false]);
});

test('where a typed number is found whole, longer numbers that contain it are not listed', () => {
  const numbers = ['AMS 5662', 'R56620'].map((number) => ({
    ...few[0]!,
    key: number,
    number,
    find: findable(number),
    cells: [number, number],
  }));
  go('?find=5662');
  table(numbers);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('AMS 5662'),
  ]);
  act(() => {
    go('?find=566');
    announceAddress();
  });
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});

test('a column that is empty in all rows found is left out', () => {
  const noted = few.map((each, i) => ({ ...each, cells: [...each.cells, i === 0 ? 'near' : ''] }));
  const columns = [{ title: 'Specification' }, { title: 'Grade' }, { title: 'Note' }];
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  render(
    <FoldedTable
      name="specs"
      title="Specifications"
      columns={columns}
      rows={noted}
      named={named}
      metals={metals}
    />,
  );
  expect(heads()).toEqual(['Specification', 'Grade', 'Note']);
  act(() => {
    go('?find=718');
    announceAddress();
  });
  expect(heads()).toEqual(['Specification', 'Grade']);
});

test('the heading counts what is left', () => {
  go('?find=718');
  table();
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
  expect(heading()).toBe('Specifications: 2 of 4');
  act(() => {
    go('?find=nothing');
    announceAddress();
  });
  expect(heading()).toBe('Specifications: 0 of 4');
  expect(screen.queryByRole('table')).toBeNull();
});
