import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToComparison } from './add-to-comparison';
import { ComparisonTray } from './comparison-tray';

beforeEach(() => localStorage.clear());

test('what is ticked lies in the tray, leads to the comparison, and is taken out again', async () => {
  render(
    <>
      <AddToComparison grade="titanium/6al-4v" title="6Al-4V" isInTray />
      <AddToComparison grade="nickel/inconel-718" title="INCONEL 718" isInTray />
      <ComparisonTray titles={{ 'titanium/6al-4v': '6Al-4V' }} />
    </>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare 6Al-4V' }));
  expect(await screen.findByText('Select another to compare')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare INCONEL 718' }));
  expect(screen.getByRole('link', { name: 'Compare 2 grades' })).toHaveAttribute(
    'href',
    '/compare/?grades=titanium/6al-4v,nickel/inconel-718',
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove INCONEL-718 from the comparison' }),
  );
  expect(screen.getByRole('checkbox', { name: 'Compare INCONEL 718' })).not.toBeChecked();
  expect(screen.getByText('Select another to compare')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('checkbox', { name: 'Compare 6Al-4V' })).not.toBeChecked();
  expect(screen.queryByRole('region')).toBeNull();
});
