import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce } from '@/components/primitives/address-store';
import { FoldedTable } from './folded-table';
import { findable } from './row-words';

const row = (spec: string, metal: string, grade: string) => ({
  key: spec,
  number: spec,
  metal,
  group: `${spec.slice(0, 6)}xx`,
  find: findable(spec, grade),
  cells: [spec, grade],
});
const few = [
  row('AMS 4928', 'titanium', '6AL-4V'),
  row('AMS 5643', 'stainless-steel', '17-4 PH'),
  row('AMS 5662', 'nickel', 'INCONEL 718'),
  row('AMS 5663', 'nickel', 'INCONEL 718'),
];
const many = Array.from({ length: 40 }, (_, i) => row(`AMS 49${10 + i}`, 'titanium', '6AL-4V'));
const table = (rows = few) =>
  render(
    <FoldedTable
      name="specs"
      title="Specifications"
      columns={[{ title: 'Specification' }, { title: 'Grade' }]}
      rows={rows}
    />,
  );
const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const folds = () => screen.queryAllByRole('group') as HTMLDetailsElement[];
const go = (query: string) => history.replaceState(null, '', `/cross-reference/${query}`);

beforeEach(() => go(''));

test('each fold names its group, its metals and how many rows it has', () => {
  table();
  expect(folds().map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    'AMS 49xxTitanium1',
    'AMS 56xxStainless Steel, Nickel3',
  ]);
  const [, second] = screen.getAllByRole('table');
  expect(second).toHaveAccessibleName('Specifications, AMS 56xx');
  expect(second).toHaveAttribute('id', 'specs-ams-56xx');
  expect(within(second!).getAllByRole('columnheader')).toHaveLength(2);
});

test.each([
  ['?metal=nickel', ['AMS 5662', 'AMS 5663']],
  ['?find=718', ['AMS 5662', 'AMS 5663']],
  ['?find=ams56+17-4&metal=stainless-steel', ['AMS 5643']],
  ['?find=17-4&metal=nickel', []],
  ['?metal=unobtainium', ['AMS 4928', 'AMS 5643', 'AMS 5662', 'AMS 5663']],
])('%s shows %j', (query, specs) => {
  go(query);
  table();
  expect(shown()).toEqual(specs);
});

test('a long table is closed until the filter leaves few rows, and what a visitor opens stays open', async () => {
  table([...many, ...few.slice(1)]);
  const isOpen = () => folds().map(({ open }) => open);
  expect(isOpen()).toEqual([false, false]);
  await userEvent.click(screen.getByText('AMS 49xx'));
  expect(isOpen()).toEqual([true, false]);
  act(() => {
    go('?find=ams');
    announce();
  });
  expect(isOpen()).toEqual([true, false]);
  act(() => {
    go('?find=5662');
    announce();
  });
  expect(isOpen()).toEqual([true]);
});

test('the heading counts what is left', () => {
  go('?find=718');
  table();
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
  expect(heading()).toBe('Specifications: 2 of 4');
  act(() => {
    go('?find=nothing');
    announce();
  });
  expect(heading()).toBe('Specifications: 0 of 4');
  expect(folds()).toEqual([]);
});
