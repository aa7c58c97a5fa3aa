import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceAddress } from '@/components/primitives/address-store';
import { FoldedTable } from './folded-table';
import { findable, namedContentOfRows } from './row-words';

const row = (spec: string, group: string, grade: string) => ({
  key: spec,
  number: spec,
  metal: group.toLowerCase(),
  group,
  titles: [spec, grade],
  find: findable(spec, grade, group),
  cells: [spec, grade, group],
});
const few = [
  row('AMS 4928', 'Titanium', '6Al-4V'),
  row('AMS 5643', 'Stainless Steel', '17-4 PH'),
  row('AMS 5662', 'Nickel', 'Inconel 718'),
  row('AMS 5663', 'Nickel', 'Inconel 718'),
];
const many = Array.from({ length: 40 }, (_, i) => row(`AMS 49${10 + i}`, 'Titanium', '6Al-4V'));
const named = namedContentOfRows(
  ['6Al-4V', '17-4 PH', 'Inconel 718'].map((title) => ({ title, names: [] })),
  few.map(({ number }) => ({ title: number })),
);
const table = (rows = few) =>
  render(
    <FoldedTable
      name="specs"
      title="Specifications"
      noun="spec"
      columns={[{ title: 'Specification' }, { title: 'Grade' }, { title: 'Metal', isGroup: true }]}
      rows={rows}
      named={named}
    />,
  );
const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const folds = () => screen.queryAllByRole('group') as HTMLDetailsElement[];
const go = (query: string) => history.replaceState(null, '', `/cross-reference/${query}`);

beforeEach(() => go(''));

test('each fold names its group and how many rows it has, and its table does not repeat the group', () => {
  table([...many, ...few.slice(1)]);
  expect(folds().map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    'Titanium40 specsAMS 4910, AMS 4911, AMS 4912, AMS 4913, …',
    'Stainless Steel1 specAMS 5643',
    'Nickel2 specsAMS 5662, AMS 5663',
  ]);
  for (const { open } of folds()) expect(open).toBe(false);
  const [, second] = folds();
  const inside = within(second!).getByRole('table', { hidden: true });
  expect(inside).toHaveAccessibleName('Specifications, Stainless Steel');
  expect(inside).toHaveAttribute('id', 'specs-stainless-steel');
  expect(within(inside).queryByText('Metal')).toBeNull();
});

test.each([
  ['?find=nickel', ['AMS 5662', 'AMS 5663']],
  ['?find=718', ['AMS 5662', 'AMS 5663']],
  ['?find=ams56+17-4', ['AMS 5643']],
  ['?find=17-4+nickel', []],
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
  await userEvent.click(screen.getByText('Titanium'));
  expect(isOpen()).toEqual([true, false, false]);
  type('ams');
  expect(isOpen()).toEqual([true, false, false]);
  type('566');
  expect(folds()).toEqual([]);
  expect(
    within(screen.getByRole('table', { name: 'Specifications' })).getAllByRole('row'),
  ).toHaveLength(3);
  type('');
  expect(isOpen()).toEqual([true, false, false]);
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
