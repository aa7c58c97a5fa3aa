import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { writingTime } from './quote-draft';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';

beforeEach(() => localStorage.clear());
beforeAll(() => import('./lazy-form-code')); // loaded here, it is there at the next microtask

const form = () => (
  <QuoteForm>
    <QuoteFields />
  </QuoteForm>
);
const box = (name: string) => screen.getByLabelText(name);

test('a draft survives, for a day, and never replaces what was typed first', async () => {
  const { unmount } = render(form());
  fireEvent.input(box('Full name'), { target: { value: 'Ada' } });
  fireEvent.input(box('Email'), { target: { value: 'ada@example.com' } });
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
  await waitFor(() => expect(localStorage.getItem('quote-draft')).toBeNull());
  expect(box('Full name')).toHaveValue('');
});

test('what was started before a reload counts as time spent writing', () => {
  const hour = 3_600_000;
  jest.spyOn(performance, 'now').mockReturnValue(300);
  expect(writingTime()).toBe(300);
  const store = (draft: object) => localStorage.setItem('quote-draft', JSON.stringify(draft));
  const date = Date.now();
  store({ date, startedAt: date - hour, data: { message: 'm' } });
  expect(writingTime()).toBeGreaterThanOrEqual(hour);
  store({ date: date - 25 * hour, startedAt: date - 26 * hour, data: { message: 'm' } });
  expect(writingTime()).toBe(300);
});

test('a browser fills in nothing that only a program would', () => {
  const { container } = render(form());
  expect(container.querySelector('[name=reason]')).toHaveAttribute('readonly');
});
