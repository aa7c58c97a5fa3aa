import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { addToMessage, dropDraft, answersDigest, emptyForm, writingTime } from './quote-draft';
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
/** Time for a form to put a draft back. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('a draft survives, for a day, and is not mixed with what was typed first', async () => {
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
  await rest();
  expect(box('Full name')).toHaveValue('Grace');
  expect(box('Email')).toHaveValue('');
  leave();

  // As a browser puts back a part of it before the script runs.
  const same = render(form());
  same.container.querySelector<HTMLInputElement>('[name=fullname]')!.value = 'Ada';
  await waitFor(() => expect(box('Email')).toHaveValue('ada@example.com'));
  same.unmount();

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  render(form());
  await waitFor(() => expect(localStorage.getItem('quote-draft')).toBeNull());
  expect(box('Full name')).toHaveValue('');
});

test('a draft is stored when the page is left before the last key is painted', async () => {
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  render(form());
  fireEvent.input(box('Full name'), { target: { value: 'Ada' } });
  await rest();
  expect(localStorage.getItem('quote-draft')).toBeNull();
  act(() => void dispatchEvent(new Event('visibilitychange')));
  expect(localStorage.getItem('quote-draft')).toContain('Ada');
  frames.mockRestore();
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

/** Types into a form, and waits until a draft has it. */
async function type(place: HTMLElement, name: string, value: string) {
  fireEvent.input(field(place, name), { target: { value } });
  await waitFor(() => expect(JSON.stringify(drafts())).toContain(JSON.stringify(value)));
}
const field = (place: HTMLElement, name: string) => within(place).getByLabelText(name);
/** The answers of each draft that are not empty, without its key, the newest draft first. */
function drafts(): readonly object[] {
  const { older = [], ...newest } = JSON.parse(localStorage.getItem('quote-draft') ?? '{}');
  return [newest, ...older].map(({ data = {} }) =>
    Object.fromEntries(Object.entries(data).filter(([name, text]) => text && name !== 'key')),
  );
}
const formOf = (place: HTMLElement) => place.querySelector('form')!;

test('two forms with texts of their own are two drafts, and neither takes anything of the other', async () => {
  const one = render(form()).container;
  const two = render(form()).container;
  await type(one, 'Message', '718, 2 in');
  await type(two, 'Full name', 'Ada');
  await type(two, 'Message', '625, 3 in');
  await type(one, 'Full name', 'Bob');
  expect(drafts()).toEqual([
    { fullname: 'Bob', message: '718, 2 in' },
    { fullname: 'Ada', message: '625, 3 in' },
  ]);
  expect(field(one, 'Message')).toHaveValue('718, 2 in');
  expect(field(two, 'Message')).toHaveValue('625, 3 in');
  dropDraft(answersDigest(formOf(one)));
  expect(drafts()).toEqual([{ fullname: 'Ada', message: '625, 3 in' }]);
});

test('two forms that began with one draft end as two, once both changed it', async () => {
  const page = render(form());
  await type(page.container, 'Message', '718');
  const dialog = render(form()).container;
  await waitFor(() => expect(field(dialog, 'Message')).toHaveValue('718'));
  await type(dialog, 'Message', '718, annealed');
  expect(drafts()).toEqual([{ message: '718, annealed' }]);
  await type(page.container, 'Full name', 'Ada');
  expect(drafts()).toEqual([{ fullname: 'Ada', message: '718' }, { message: '718, annealed' }]);
  expect(field(page.container, 'Message')).toHaveValue('718');
});

test('leaving the email field takes in nothing of another form', async () => {
  const one = render(form()).container;
  await type(one, 'Email', 'ada@example.com');
  const two = render(form()).container;
  await waitFor(() => expect(field(two, 'Email')).toHaveValue('ada@example.com'));
  await type(two, 'Message', 'of the other');
  fireEvent.blur(field(one, 'Email'));
  await rest();
  expect(field(one, 'Message')).toHaveValue('');
  expect(JSON.stringify(drafts())).toContain('of the other');
});

test('a form that was emptied begins a draft of its own', async () => {
  const page = render(form()).container;
  await type(page, 'Full name', 'Ada');
  await type(page, 'Message', 'first');
  act(() => emptyForm(formOf(page)));
  await type(page, 'Message', 'second');
  expect(drafts()).toEqual([{ message: 'second' }, { fullname: 'Ada', message: 'first' }]);
  expect(field(page, 'Full name')).toHaveValue('');
});

test('a form that is cleared has no draft; then the one before it is put back', async () => {
  const one = render(form());
  await type(one.container, 'Message', 'older');
  const two = render(form());
  await waitFor(() => expect(field(two.container, 'Message')).toHaveValue('older'));
  act(() => emptyForm(formOf(two.container)));
  await type(two.container, 'Message', 'newer');
  fireEvent.input(field(two.container, 'Message'), { target: { value: '' } });
  await waitFor(() => expect(drafts()).toEqual([{ message: 'older' }]));
  one.unmount();
  two.unmount();
  render(form());
  await waitFor(() => expect(box('Message')).toHaveValue('older'));
});

test('four drafts are kept, fewer where they are long, and the newest always', async () => {
  for (const letter of 'abcde') {
    const { container, unmount } = render(form());
    await rest();
    act(() => emptyForm(formOf(container)));
    await type(container, 'Message', letter);
    unmount();
  }
  expect(drafts()).toEqual(['e', 'd', 'c', 'b'].map((message) => ({ message })));
  const { container } = render(form());
  await waitFor(() => expect(field(container, 'Message')).toHaveValue('e'));
  act(() => emptyForm(formOf(container)));
  const long = 'x'.repeat(49_900);
  await type(container, 'Message', long);
  act(() => emptyForm(formOf(container)));
  await type(container, 'Message', `${long}y`);
  expect(drafts().at(0)).toEqual({ message: `${long}y` });
  expect(localStorage.getItem('quote-draft')!.length).toBeLessThanOrEqual(100_000);
});

test('rows are added to the newest draft; a form that shows it keeps its own text', async () => {
  const page = render(form()).container;
  await type(page, 'Message', '718');
  addToMessage('row 17');
  addToMessage('row 17');
  expect(drafts()).toEqual([{ message: '718\nrow 17' }]);
  await type(page, 'Full name', 'Ada');
  expect(drafts()).toEqual([{ fullname: 'Ada', message: '718' }, { message: '718\nrow 17' }]);
});

test('a message too long to be read back is not stored', async () => {
  await type(render(form()).container, 'Message', '718');
  expect(addToMessage('x'.repeat(50_000))).toBe(false);
  expect(drafts()).toEqual([{ message: '718' }]);
});

test('a copy of a draft in another form has its key, so that both are one request', async () => {
  const keyIn = (place: HTMLElement) => place.querySelector<HTMLInputElement>('[name=key]')!.value;
  const page = render(form()).container;
  await type(page, 'Message', '718');
  const dialog = render(form()).container;
  await waitFor(() => expect(field(dialog, 'Message')).toHaveValue('718'));
  expect(keyIn(dialog)).not.toBe('');
  expect(keyIn(dialog)).toBe(keyIn(page));
});

test('a draft of the release before is put back', async () => {
  const date = Date.now();
  const data = { message: '12 pieces', key: 'k' };
  localStorage.setItem('quote-draft', JSON.stringify({ date, startedAt: date, data }));
  const { container } = render(form());
  await waitFor(() => expect(box('Message')).toHaveValue('12 pieces'));
  expect(container.querySelector('[name=key]')).toHaveValue('k');
  await type(container, 'Full name', 'Ada');
  expect(drafts()).toEqual([{ fullname: 'Ada', message: '12 pieces' }]);
  expect(localStorage.getItem('quote-draft')).toContain('"key":"k"');
});
