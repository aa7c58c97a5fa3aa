import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';

beforeEach(() => localStorage.clear());

const form = () => (
  <QuoteForm>
    <QuoteFields />
  </QuoteForm>
);
const box = (name: string) => screen.getByRole('textbox', { name });

test('a draft survives, for a day, and never replaces what was typed first', async () => {
  const { unmount } = render(form());
  await userEvent.type(box('Full name'), 'Ada');
  await userEvent.type(box('Email'), 'ada@example.com');
  await waitFor(() => expect(localStorage.getItem('quote-draft')).toContain('ada@example.com'));
  unmount();

  const again = render(form());
  await waitFor(() => expect(box('Full name')).toHaveValue('Ada'));
  again.unmount();

  const { container, unmount: leave } = render(form());
  container.querySelector<HTMLInputElement>('[name=fullname]')!.value = 'Grace';
  await waitFor(() => expect(box('Email')).toHaveValue('ada@example.com'));
  expect(box('Full name')).toHaveValue('Grace');
  leave();

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  render(form());
  await act(async () => {});
  expect(box('Full name')).toHaveValue('');
});
