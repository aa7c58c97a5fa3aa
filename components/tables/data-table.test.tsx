import { render, screen, within } from '@testing-library/react';
import { type Column, DataTable } from './data-table';

interface Row {
  spec: string;
  condition: string;
  size: string;
  yield: number | null;
}
const rows: Row[] = [
  { spec: 'AMS 1', condition: 'annealed', size: 'to 2', yield: 120 },
  { spec: 'AMS 1', condition: 'annealed', size: 'over 2', yield: 110 },
  { spec: 'AMS 2', condition: 'annealed', size: '', yield: null },
];
const columns: Column<Row>[] = [
  { head: 'Specification', cell: ({ spec }) => spec, shared: ({ spec }) => spec },
  {
    head: 'Condition',
    phone: 'title',
    cell: ({ condition }) => condition,
    shared: ({ condition }) => condition,
  },
  { head: 'Size, in', phone: 'labelled', label: 'size', cell: ({ size }) => size },
  { head: 'Yield', phone: 'figure', kind: 'figure', cell: (row) => row.yield },
  { head: 'Hardness', cell: () => null },
];
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('adjacent rows share a cell, within the rows that share those before it', () => {
  render(<DataTable caption="Minimums" columns={columns} rows={rows} />);
  const [first, second] = screen.getAllByRole('rowheader');
  expect(first).toHaveAttribute('rowspan', '2');
  expect(first).toHaveAttribute('scope', 'rowgroup');
  expect(second).not.toHaveAttribute('rowspan');
  const cells = screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map((row) => [...row.cells].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['AMS 1', 'annealed', 'to 2', '120'],
    ['over 2', '110'],
    ['AMS 2', 'annealed', '', ''],
  ]);
  // Each specification with its rows is a group.
  expect(screen.getAllByRole('rowgroup')).toHaveLength(1 + 2);
});

test('a column that no row fills is left out', () => {
  const { rerender } = render(<DataTable caption="Minimums" columns={columns} rows={rows} />);
  expect(heads()).toEqual(['Specification', 'Condition', 'Size, in', 'Yield']);
  rerender(<DataTable caption="Minimums" columns={columns} rows={rows.slice(2)} />);
  expect(heads()).toEqual(['Specification', 'Condition']);
});

test('cells say what they are on a phone; an empty one has no label there', () => {
  render(<DataTable caption="Minimums" columns={columns} rows={rows} />);
  const [, first, second, third] = screen.getAllByRole('row');
  expect(within(first!).getByText('to 2')).toHaveAttribute('data-label', 'size');
  expect(within(first!).getByText('120')).toHaveAttribute('data-phone', 'figure');
  expect(second!.querySelector('[data-phone=title]')).toBeNull();
  expect(screen.getAllByRole('rowheader')[0]).toHaveAttribute('data-phone', 'heading');
  expect(third!.querySelector('[data-label]')).toBeNull();
});

test('the region that scrolls has the caption as its name; groups have a row for their title', () => {
  render(
    <DataTable
      caption="Grades"
      columns={[{ head: 'Grade', cell: ({ spec }: Row) => spec }]}
      groups={[{ rows: rows.slice(2) }, { title: 'To confirm', rows: rows.slice(0, 1) }]}
      rowProps={({ spec }) => ({ id: spec })}
    />,
  );
  const region = screen.getByRole('region', { name: 'Grades' });
  expect(within(region).getByRole('table', { name: 'Grades' })).toBeVisible();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'AMS 2',
    'To confirm',
    'AMS 1',
  ]);
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('id', 'AMS 2');
});
