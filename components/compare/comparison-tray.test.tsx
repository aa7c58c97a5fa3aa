import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseGrades } from '@/lib/comparison/chosen-grades';
import { AddToComparison } from './add-to-comparison';
import { ComparisonLink } from './comparison-link';
import { ComparisonTray } from './comparison-tray';

const inconel = {
  title: 'INCONEL 718',
  path: '/inventory/nickel/grade/inconel-718/',
  metal: 'Nickel',
  uns: null,
  density: null,
  aliases: [],
  specs: [],
  forms: [],
  chemistry: {},
  properties: [],
};

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => inconel }) as Response);
});

test('a ticked grade is listed in the tray with a link to the comparison, until it is removed', async () => {
  render(
    <>
      <AddToComparison grade="titanium/6al-4v" title="6Al-4V" />
      <AddToComparison grade="nickel/inconel-718" title="INCONEL 718" />
      <ComparisonTray titles={{ 'titanium/6al-4v': '6Al-4V' }} />
    </>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare 6Al-4V' }));
  expect(await screen.findByText('Select another to compare')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare INCONEL 718' }));
  expect(screen.getByRole('link', { name: 'Compare 2 grades' })).toHaveAttribute(
    'href',
    '/compare/?grades=titanium/6al-4v,nickel/inconel-718',
  );
  // A grade of another page has its own name, not that of its address.
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove INCONEL 718 from the comparison' }),
  );
  expect(screen.getByRole('checkbox', { name: 'Compare INCONEL 718' })).not.toBeChecked();
  expect(screen.getByText('Select another to compare')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('checkbox', { name: 'Compare 6Al-4V' })).not.toBeChecked();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a grade whose name does not arrive is named by its address', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 500 }) as Response);
  chooseGrades(['stainless-steel/17-7-ph']);
  render(<ComparisonTray titles={{}} />);
  expect(
    await screen.findByRole('button', { name: 'Remove 17-7-PH from the comparison' }),
  ).toBeVisible();
});

test('a fifth grade cannot be chosen: the title of its box gives the reason, and the four stay', async () => {
  const titles = { 'a/1': '1', 'a/2': '2', 'a/3': '3', 'a/4': '4', 'a/5': '5' };
  render(
    <>
      {Object.entries(titles).map(([grade, title]) => (
        <AddToComparison key={grade} grade={grade} title={title} />
      ))}
      <ComparisonTray titles={titles} />
    </>,
  );
  const box = (title: string) => screen.getByRole('checkbox', { name: `Compare ${title}` });
  for (const title of ['1', '2', '3']) await userEvent.click(box(title));
  expect(box('5')).not.toHaveAttribute('aria-disabled');
  await userEvent.click(box('4'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Four grades at most'));
  await userEvent.click(box('5'));
  expect(box('5')).not.toBeChecked();
  expect(box('5')).toHaveAttribute('aria-disabled', 'true');
  expect(box('5')).toHaveAccessibleDescription('Four grades at most');
  for (const title of ['1', '2', '3', '4']) expect(box(title)).toBeChecked();
  await userEvent.click(box('1'));
  expect(box('5')).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('link', { name: 'Compare 3 grades' })).toBeVisible();
});

test('on a page without a tray the box of a fifth grade has a link to the comparison of the four', () => {
  chooseGrades(['a/1', 'a/2', 'a/3', 'a/4']);
  render(<ComparisonLink grade="a/5" />);
  expect(screen.getByRole('link', { name: 'Four grades at most: compare them' })).toHaveAttribute(
    'href',
    '/compare/?grades=a/1,a/2,a/3,a/4',
  );
});

test('on a page without a tray a chosen grade has a link to the comparison with the other one', () => {
  chooseGrades(['a/1']);
  const { rerender } = render(<ComparisonLink grade="a/1" />);
  expect(screen.queryByRole('link')).toBeNull();
  act(() => chooseGrades(['a/1', 'a/2']));
  expect(screen.getByRole('link', { name: 'Compare 2 grades' })).toBeVisible();
  rerender(<ComparisonLink grade="a/3" />);
  expect(screen.queryByRole('link')).toBeNull();
});
