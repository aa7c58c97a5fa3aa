import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToComparison } from './add-to-comparison';

const titles = ['1', '2', '3', '4', '5', '6'];
const box = (title: string) => screen.getByRole('checkbox', { name: `Compare ${title}` });
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  render(
    titles.map((title) => (
      <AddToComparison key={title} grade={`a/${title}`} title={title} isAlone={title === '6'} />
    )),
  );
});

test('two ticked grades have a link to their comparison each, until one is unticked', async () => {
  await userEvent.click(box('1'));
  expect(links()).toEqual([]);
  await userEvent.click(box('3'));
  expect(links()).toEqual(['Compare 2 grades', 'Compare 2 grades']);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/compare/?grades=a/1,a/3');
  await userEvent.click(box('1'));
  expect(box('1')).not.toBeChecked();
  expect(links()).toEqual([]);
});

test('a fifth grade cannot be chosen: the title of its box gives the reason, a link does where it is alone', async () => {
  for (const title of ['1', '2', '3']) await userEvent.click(box(title));
  expect(box('5')).not.toHaveAttribute('aria-disabled');
  await userEvent.click(box('4'));
  await userEvent.click(box('5'));
  expect(box('5')).not.toBeChecked();
  expect(box('5')).toHaveAttribute('aria-disabled', 'true');
  expect(box('5')).toHaveAccessibleDescription('Four grades at most');
  expect(links().slice(3)).toEqual(['Compare 4 grades', 'Four grades at most: compare them']);
  for (const title of ['1', '2', '3', '4']) expect(box(title)).toBeChecked();
  await userEvent.click(box('1'));
  expect(box('5')).not.toHaveAttribute('aria-disabled');
});
