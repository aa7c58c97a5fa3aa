import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { quoteFields } from '@/content-schemas/quote-fields';
import { messageOfLines, success } from '@/lib/quotes/messages';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { addQuoteLine, quoteLines, removeQuoteLines } from '@/lib/quotes/quote-list';
import { formNotes } from './form-notes';
import { QuoteForm } from './quote-form';

const Form = (props: { about?: string; lines?: readonly QuoteLine[]; onDone?: () => void }) => (
  <QuoteForm notes={formNotes} {...props} />
);

const ask = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
beforeEach(() => {
  localStorage.clear();
  ask.mockReset();
  globalThis.fetch = ask as never;
  // Later than the site takes a form for a program's.
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  // jsdom's window has no randomness of its own.
  Object.defineProperty(globalThis, 'crypto', {
    value: jest.requireActual('node:crypto').webcrypto,
  });
});
afterEach(() => jest.useRealTimers());

const reference = 'Q-AAAA-BBBB-CCCC';
const page = `/quote-sent/${reference}/token/`;
const answers = (ok: boolean, more: object = {}) =>
  ask.mockResolvedValue({
    ok,
    json: async () => ({ message: '', reference: null, problems: {}, again: false, ...more }),
  });
const stores = () => answers(true, { reference, page });

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const press = (name: string | RegExp = /^Send( \d+ lines?)?$/) =>
  act(async () => screen.getByRole('button', { name }).click());
const posted = (at = 0) => Object.fromEntries(ask.mock.calls[at]![1].body);

/** By one event a box: keystrokes take seconds on a busy machine, and are the browser's own. */
function fill(email = 'ada@example.com') {
  for (const { label } of quoteFields)
    fireEvent.input(box(label), { target: { value: label === 'Email' ? email : `my ${label}` } });
}

const bar = {
  kind: 'grade',
  title: 'Titanium 6Al-4V, Round Bar',
  spec: 'AMS 4928, annealed',
  size: '2.5 in',
  href: '/inventory/titanium/grade/6al-4v/#stock-0',
} as const;

test('asks the five questions, all required, the email as plain text, and posts by itself where no script runs', () => {
  const { container } = render(<Form />);
  for (const { label } of quoteFields) expect(box(label)).toBeRequired();
  expect(box('Email').type).toBe('text');
  expect(box('Phone').type).toBe('tel');
  expect(container.querySelector('form')).toHaveAttribute('action', '/api/quote/');
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});

test('once sent the form is empty; after three seconds the message is gone, the form is back with the reference', async () => {
  const done = jest.fn();
  stores();
  render(<Form about="Titanium 6Al-4V" onDone={done} />);
  fill();
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await press();
  expect(screen.getByText(success)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Request sent' })).toHaveFocus();
  expect(screen.getByText(reference)).toBeVisible();
  // A key pressed elsewhere does not stop it.
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(done).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(done).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(success)).toBeNull();
  for (const { label } of quoteFields) expect(box(label)).toHaveValue('');
  expect(box('Email')).toBeVisible();
  expect(screen.getByText(reference)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View status' })).toHaveAttribute('href', page);
  expect(posted()).toMatchObject({
    about: 'Titanium 6Al-4V',
    email: 'ada@example.com',
    reason: '',
    elapsed: '5000',
    key: expect.stringMatching(/^\d+(-\d+){3}$/),
  });
});

test.each([
  [['Send anyway'], 'ada@gmial.com'],
  [['Change', 'Send', 'Send anyway'], 'ada@gmial.com'],
  [['Use it', 'Send'], 'ada@gmail.com'],
])(
  'a mistyped email is marked and advised on before it is sent; %j sends %s',
  async (presses, email) => {
    stores();
    render(<Form />);
    fill('ada@gmial.com');
    await press();
    expect(ask).not.toHaveBeenCalled();
    const advice = screen.getByRole('region', { name: 'Before you send' });
    expect(advice).toHaveFocus();
    expect(advice).toHaveTextContent('Did you mean ada@gmail.com?');
    expect(box('Email')).toBeInvalid();
    expect(box('Email')).toHaveAccessibleDescription('Did you mean ada@gmail.com?');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    for (const name of presses) await press(name);
    expect(posted().email).toBe(email);
    expect(screen.getByText(success)).toBeVisible();
  },
);

test('lines without a quantity or length are asked about; what is sent is every line as it stands', async () => {
  addQuoteLine(bar);
  addQuoteLine({ kind: 'service', title: 'Sawing', href: '/services/sawing/' });
  stores();
  render(<Form about="Titanium" />);
  await press('Send 2 lines');
  expect(screen.getByText('Complete line 1: quantity and length')).toBeVisible();
  fill();
  await press('Send 2 lines');
  expect(ask).not.toHaveBeenCalled();
  const advice = screen.getByRole('region', { name: 'Before you send' });
  expect(advice).toHaveTextContent(/^We quote faster.*Complete line 1: quantity and length$/);
  await press('Change');
  expect(box('Quantity of line 1')).toHaveFocus();
  fireEvent.change(box('Quantity of line 1'), { target: { value: '4' } });
  expect(screen.getByText('Complete line 1: length')).toBeVisible();
  expect(advice).not.toBeInTheDocument();
  await press('Send 2 lines');
  await press('Send anyway');
  expect(posted().list).toBe(
    '1. Titanium 6Al-4V, Round Bar; 4 pieces; AMS 4928, annealed; 2.5 in\n2. Sawing',
  );
  // A page's own subject: the lines say what is wanted. What a button asks about is sent beside them.
  expect(posted()).not.toHaveProperty('about');
  const receipt = screen.getByRole('region', { name: 'Request sent' });
  expect(receipt).toHaveTextContent('Titanium 6Al-4V, Round Bar 2.5 in · 4 pieces AMS 4928');
  expect(receipt).toHaveTextContent(/We answer by email or telephone, within .*call \(951\)/);
  expect(within(receipt).getByRole('link', { name: 'View status' })).toHaveAttribute('href', page);
  expect(quoteLines()).toEqual([]);
});

test('the advice is of the form as it is: what is mended goes, and the advice with the last of it', async () => {
  addQuoteLine(bar);
  addQuoteLine({ ...bar, title: 'Nickel 718', href: '/inventory/nickel/grade/718/' });
  render(<Form />);
  fill('ada@gmial.com');
  await press('Send 2 lines');
  await press('Use it');
  expect(screen.getByRole('button', { name: 'Send anyway' })).toHaveFocus();
  const advice = () => screen.queryByRole('region', { name: 'Before you send' });
  expect(advice()).not.toHaveTextContent('Did you mean');
  expect(advice()).toHaveTextContent(/Complete lines 1, 2: quantity and length$/);
  fireEvent.change(box('Quantity of line 2'), { target: { value: '4' } });
  expect(advice()).toHaveTextContent(
    /Complete line 1: quantity and length ?Complete line 2: length$/,
  );
  await press(/^Remove line 1/);
  expect(advice()).toHaveTextContent(/sizes and quantities\. ?Complete line 1: length$/);
  fireEvent.change(box('Length of line 1'), { target: { value: '12 ft' } });
  expect(advice()).toBeNull();
  expect(screen.getByRole('button', { name: 'Send 1 line' })).toBeVisible();
});

test('“Change” leads to the field that a line lacks, also where others are open or the list is folded', async () => {
  const line = { ...bar, length: '6 in', quantity: '4' };
  addQuoteLine({ ...line, href: '/quote-list/#1' });
  addQuoteLine({ ...line, href: '/quote-list/#2' });
  render(<Form />);
  fill();
  await press(/^Edit line 1/);
  await press(/^Edit line 2/);
  fireEvent.change(box('Length of line 2'), { target: { value: '' } });
  fireEvent.keyDown(box('Length of line 2'), { key: 'Escape' });
  await press();
  screen.getAllByRole('group')[0]!.removeAttribute('open');
  await press('Change');
  expect(box('Length of line 2')).toBeVisible();
  expect(box('Length of line 2')).toHaveFocus();
  expect(screen.getByText('Complete line 2: length')).toBeVisible();
  fireEvent.change(box('Length of line 2'), { target: { value: '7 in' } });
  expect(screen.queryByText('Complete line 2: length')).toBeNull();
});

test('lines that the server read are listed without what would change those of the browser', () => {
  addQuoteLine(bar);
  const other = { ...bar, title: 'Nickel 718', href: '/quote-list/#1' };
  const { unmount } = render(<Form lines={[bar, other]} />);
  const list = within(screen.getAllByRole('list')[0]!);
  expect(list.getAllByText(/^(Titanium 6Al-4V, Round Bar|Nickel 718)$/)).toHaveLength(2);
  expect(list.queryByRole('button')).toBeNull();
  // Without a script the form posts them beside the list.
  expect(list.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name)).toEqual([
    'line-1-quantity',
    'line-1-length',
    'line-2-quantity',
    'line-2-length',
  ]);
  unmount();
  render(<Form />);
  expect(screen.getByRole('button', { name: /^Edit line 1/ })).toBeVisible();
});

test('a sender who is asked to send again says so the next time', async () => {
  answers(false, { again: true, message: 'Please press Send again.' });
  render(<Form />);
  fill();
  await press();
  expect(screen.getByText(/Please press Send again\./)).toBeVisible();
  stores();
  await press();
  expect(posted(0)).not.toHaveProperty('again');
  expect(posted(1).again).toBe('yes');
});

test.each([
  [23, 'my Message'],
  [25, ''],
])(
  'of a draft of %i hours the message is %j; it is put back with its key',
  async (hours, value) => {
    const first = render(<Form />);
    fill();
    first.unmount();
    const draft = JSON.parse(localStorage.getItem('quote-draft')!);
    draft.savedAt -= hours * 3_600_000;
    localStorage.setItem('quote-draft', JSON.stringify(draft));
    render(<Form />);
    expect(box('Message')).toHaveValue(value);
    fill();
    stores();
    await press();
    expect(posted().key === draft.key).toBe(value !== '');
  },
);

test('beside lines a message is there until another is typed; it is in no draft', () => {
  addQuoteLine(bar);
  const { unmount } = render(<Form />);
  expect(box('Message')).toHaveValue(messageOfLines);
  fireEvent.input(box('Email'), { target: { value: 'ada@example.com' } });
  unmount();
  removeQuoteLines([bar.href]);
  render(<Form />);
  expect(box('Email')).toHaveValue('ada@example.com');
  expect(box('Message')).toHaveValue('');
  act(() => void addQuoteLine(bar));
  expect(box('Message')).toHaveValue(messageOfLines);
  fireEvent.input(box('Message'), { target: { value: 'mine' } });
  act(() => void removeQuoteLines([bar.href]));
  expect(box('Message')).toHaveValue('mine');
});

test('what was typed before the script ran is kept, and the last writer wins', () => {
  render(<Form />);
  fireEvent.input(box('Message'), { target: { value: 'first' } });
  const { container } = render(<Form />);
  const second = within(container);
  expect(second.getByLabelText('Message')).toHaveValue('first');
  fireEvent.input(second.getByLabelText('Message'), { target: { value: 'second' } });
  expect(JSON.parse(localStorage.getItem('quote-draft')!).answers.message).toBe('second');
});

test('a request that was sent from one form empties the other of the page', async () => {
  stores();
  render(<Form />);
  fill();
  const { container } = render(<Form />);
  const second = within(container);
  await act(async () => second.getByRole('button', { name: 'Send' }).click());
  expect(
    screen.getAllByLabelText('Message').map((each) => (each as HTMLInputElement).value),
  ).toEqual(['', '']);
});
