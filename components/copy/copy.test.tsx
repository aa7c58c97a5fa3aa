import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyNumbers } from './copy-numbers';
import { Copyable } from './copyable';

const show = () =>
  render(
    <>
      <CopyNumbers />
      <Copyable value="R56400" />
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Copy R56400' });

test('a number is copied', async () => {
  const user = userEvent.setup();
  show();
  await user.click(button());
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('R56400');
});

test('where the browser forbids copying, a message is shown', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  show();
  await user.click(button());
  expect(
    await screen.findByText('Copying is blocked. Please select and copy it.'),
  ).toBeInTheDocument();
});
