import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortedTable } from './sorted-table';

const row = (spec: string, metal: string, grade: string) => ({
  key: spec,
  number: spec,
  metal,
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
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

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
  ['?metal=unobtainium&specs=nothing', ['AMS 4928', 'AMS 5662', 'AMS 6265']],
])('%s shows %j', (query, specs) => {
  history.replaceState(null, '', `/cross-reference/${query}`);
  table();
  expect(shown()).toEqual(specs);
});
