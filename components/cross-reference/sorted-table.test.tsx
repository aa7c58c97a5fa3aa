import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announce } from '@/components/primitives/address-store';
import { findable } from './row-words';
import { SortedTable } from './sorted-table';

const row = (spec: string, metal: string, grade: string) => ({
  key: spec,
  number: spec,
  metal,
  series: spec.slice(0, 6),
  find: findable(spec, grade),
  sorts: { spec, grade },
  cells: [spec, grade],
});
const table = () =>
  render(
    <SortedTable
      name="specs"
      caption="Specifications"
      columns={[
        { title: 'Specification', sort: 'spec' },
        { title: 'Grade', sort: 'grade' },
      ]}
      rows={[
        row('AMS 4928', 'titanium', '6AL-4V'),
        row('AMS 5662', 'nickel', 'INCONEL 718'),
        row('AMS 6265', 'alloy-steel', '9310'),
      ]}
    />,
  );
const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, '', '/cross-reference/'));

test('a link in the head sorts by its column, and says so', async () => {
  table();
  expect(shown()).toEqual(['AMS 4928', 'AMS 5662', 'AMS 6265']);
  await userEvent.click(screen.getByRole('link', { name: 'Grade' }));
  expect(location.search).toBe('?specs=grade');
  expect(shown()).toEqual(['AMS 4928', 'AMS 6265', 'AMS 5662']);
  expect(screen.getByRole('columnheader', { name: /Grade/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test.each([
  ['?metal=nickel', ['AMS 5662']],
  ['?find=718', ['AMS 5662']],
  ['?find=ams62+9310&metal=alloy-steel', ['AMS 6265']],
  ['?find=9310&metal=nickel', []],
  ['?metal=unobtainium&specs=nothing', ['AMS 4928', 'AMS 5662', 'AMS 6265']],
])('%s shows %j', (query, specs) => {
  history.replaceState(null, '', `/cross-reference/${query}`);
  table();
  expect(shown()).toEqual(specs);
});

test('links lead to the first row of each series, while the rows are in the order of their numbers', async () => {
  table();
  const jumps = () =>
    screen
      .queryAllByRole('link', { name: /^AMS \d\d$/ })
      .map((link) => document.querySelector(link.getAttribute('href')!)?.textContent);
  expect(jumps()).toEqual(['AMS 49286AL-4V', 'AMS 5662INCONEL 718', 'AMS 62659310']);
  await userEvent.click(screen.getByRole('link', { name: 'Grade' }));
  expect(jumps()).toEqual([]);
});

test('a caption counts what is left, and an empty table says so', () => {
  history.replaceState(null, '', '/cross-reference/?find=718');
  table();
  expect(screen.getByText('Specifications: 1 of 3')).toBeInTheDocument();
  act(() => {
    history.replaceState(null, '', '/cross-reference/?find=nothing');
    announce();
  });
  expect(screen.getByText('Specifications: 0 of 3')).toBeInTheDocument();
  expect(screen.getByRole('cell')).toHaveTextContent('No row matches the filter.');
});
