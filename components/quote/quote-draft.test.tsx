import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { addToMessage, writingTime } from './quote-draft';
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

/** Types into a form, and waits until the draft has it. */
async function type(place: HTMLElement, name: string, value: string) {
  fireEvent.input(within(place).getByLabelText(name), { target: { value } });
  await waitFor(() =>
    expect(JSON.stringify(draft())).toContain(JSON.stringify(value).slice(1, -1)),
  );
}
const draft = () => JSON.parse(localStorage.getItem('quote-draft') ?? '{}').data;

test('what is typed in two forms is one draft, of which neither loses anything', async () => {
  const page = render(form()).container;
  const dialog = render(form());
  await type(dialog.container, 'Message', '718, 2 in\n625, 3 in');
  dialog.unmount();
  await type(page, 'Full name', 'A');
  expect(draft()).toMatchObject({ fullname: 'A', message: '718, 2 in\n625, 3 in' });
  expect(within(page).getByLabelText('Message')).toHaveValue('718, 2 in\n625, 3 in');
  addToMessage('row 17');
  await type(page, 'Full name', 'Ada');
  expect(draft().message).toBe('718, 2 in\n625, 3 in\nrow 17');
});

test('where two forms have a message, the lines that it lacks are added', async () => {
  const page = render(form()).container;
  const dialog = render(form());
  await type(dialog.container, 'Message', 'Urgent\n718, 2 in');
  dialog.unmount();
  await type(page, 'Message', 'Urgent');
  expect(draft().message).toBe('Urgent\n718, 2 in');
  const message = within(page).getByLabelText<HTMLTextAreaElement>('Message');
  expect(message).toHaveValue('Urgent\n718, 2 in');
  expect(message.selectionStart).toBe('Urgent'.length);
});

test('a field that is cleared stays clear, in the other form too', async () => {
  const page = render(form()).container;
  await type(page, 'Message', '718');
  const dialog = render(form()).container;
  await waitFor(() => expect(within(dialog).getByLabelText('Message')).toHaveValue('718'));
  fireEvent.input(within(dialog).getByLabelText('Message'), { target: { value: '' } });
  await waitFor(() => expect(draft().message).toBe(''));
  await type(page, 'Full name', 'Ada');
  expect(draft()).toMatchObject({ fullname: 'Ada', message: '' });
  expect(within(page).getByLabelText('Message')).toHaveValue('');
});
