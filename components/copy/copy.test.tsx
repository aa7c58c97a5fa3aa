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

test('a path is copied as an address', async () => {
  const user = userEvent.setup();
  render(
    <>
      <CopyNumbers />
      <button type="button" data-copy="/tools/?value=1">
        Copy link
      </button>
    </>,
  );
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/tools/?value=1');
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
