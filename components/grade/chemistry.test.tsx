import { render, screen } from '@testing-library/react';
import { ChemistryTable } from './chemistry';

test('reads by element, with a word where a limit is not set', () => {
  render(
    <ChemistryTable
      table={{
        caption: 'Weight percent',
        columns: ['Element', 'Minimum', 'Maximum'],
        rows: [
          ['Al', '5.50', '6.75'],
          ['Fe', '', '0.30'],
        ],
      }}
    />,
  );
  expect(screen.getByRole('table', { name: 'Weight percent' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Al 5.50 6.75' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Fe not set 0.30' })).toBeVisible();
});
