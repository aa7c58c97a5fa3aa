import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterPaint } from '@/components/primitives/after-paint';
import { quoteFields } from '@/content-schemas/quote-fields';
import { lastQuote } from '@/lib/quotes/last-quote';
import { failure, offline } from '@/lib/quotes/messages';
import { addQuoteLine, changeQuoteLine, quoteLines } from '@/lib/quotes/quote-list';
import { site } from '@/lib/site/company';
import { addToMessage } from './quote-draft';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';

let path = '/quality/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const ask = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
beforeEach(() => {
  localStorage.clear();
  ask.mockReset();
  globalThis.fetch = ask as never;
  // jsdom's window has no randomness of its own.
  Object.defineProperty(globalThis, 'crypto', {
    value: jest.requireActual('node:crypto').webcrypto,
  });
});
afterEach(async () => {
  jest.useRealTimers();
  // The draft of a test's last key is saved after a paint: not in the next test.
  await new Promise<void>(afterPaint);
});

const answers = (ok: boolean, more: object = {}) =>
  ask.mockResolvedValue({
    ok,
    json: async () => ({ message: '', reference: null, problems: {}, again: false, ...more }),
  });

const form = (props: { about?: string; onDone?: () => void } = {}) => (
  <QuoteForm onDone={props.onDone}>
    <QuoteFields about={props.about} />
  </QuoteForm>
);
const box = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button');

/** What the form loads once a visitor writes: loaded here, it is there at the next microtask. */
beforeAll(() => Promise.all([import('./lazy-form-code'), import('./quote-list')]));

/** By one event a box: keystrokes take seconds on a busy machine, and are the browser's own. */
function fill() {
  for (const { label } of quoteFields)
    fireEvent.input(box(label), {
      target: { value: label === 'Email' ? 'ada@example.com' : `my ${label}` },
    });
}

test('asks the five questions, all required, the email as plain text', () => {
  render(form());
  expect(quoteFields.map(({ label }) => label)).toEqual([
    'Full name',
    'Company',
    'Email',
    'Phone',
    'Message',
  ]);
  for (const { label } of quoteFields) expect(box(label)).toBeRequired();
  expect(box('Email')).toHaveAttribute('type', 'text');
  expect(box('Phone')).toHaveAttribute('type', 'tel');
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
});

test('states how long a request is stored, with a link to the privacy page', () => {
  render(form());
  expect(screen.getByText(/We keep your request .* until 30 days after/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy/');
});

test('posts by itself where no script runs', () => {
  const { container } = render(form());
  expect(container.querySelector('form')).toHaveAttribute('action', '/api/quote/');
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});

const sentPage = '/quote-sent/Q-AAAA-BBBB-CCCC/token/';

test('once sent, it shows a message and is emptied; after three seconds it is done, and the receipt stays', async () => {
  const done = jest.fn();
  answers(true, { reference: 'Q-AAAA-BBBB-CCCC', page: sentPage });
  render(form({ about: 'Titanium 6AL-4V', onDone: done }));
  fill();
  jest.useFakeTimers();
  await act(async () => send().click());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Message sent successfully!')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Request sent' })).toHaveFocus();
  expect(screen.getByText('Q-AAAA-BBBB-CCCC')).toBeVisible();
  expect(screen.getByText('Your message about Titanium 6AL-4V')).toBeVisible();
  expect(screen.getByText(`Within ${site.answerWithin}`)).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View status' })).toHaveAttribute('href', sentPage);
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute('href', `${sentPage}#print`);
  expect(box('Email')).not.toBeVisible();
  expect(box('Email')).toHaveValue('');
  expect(localStorage.getItem('quote-draft')).toBeNull();
  expect(Object.fromEntries(ask.mock.calls[0]![1].body)).toMatchObject({
    about: 'Titanium 6AL-4V',
    email: 'ada@example.com',
    reason: '',
    elapsed: expect.stringMatching(/^\d+$/),
    key: expect.stringMatching(/^\d+(-\d+){3}$/),
  });
  await act(() => jest.advanceTimersByTimeAsync(2800));
  expect(done).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(done).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Message sent successfully!')).toBeNull();
  expect(screen.getByText('Q-AAAA-BBBB-CCCC')).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Send another' }).click());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(box('Full name')).toHaveFocus();
  expect(screen.queryByText('Q-AAAA-BBBB-CCCC')).toBeNull();
});

test('nobody who uses the receipt is interrupted, and its reference is copied', async () => {
  const done = jest.fn();
  const written = jest.fn();
  Object.assign(navigator, { clipboard: { writeText: written } });
  answers(true, { reference: 'Q-AAAA-BBBB-CCCC' });
  render(form({ onDone: done }));
  fill();
  jest.useFakeTimers();
  await act(async () => send().click());
  await act(() => jest.advanceTimersByTimeAsync(100));
  fireEvent.keyDown(screen.getByText('Q-AAAA-BBBB-CCCC'), { key: 'Tab' });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(done).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'Copy Q-AAAA-BBBB-CCCC' }).click());
  expect(written).toHaveBeenCalledWith('Q-AAAA-BBBB-CCCC');
  expect(screen.getByRole('button', { name: 'Copied Q-AAAA-BBBB-CCCC' })).toBeVisible();
});

test('a form that is opened later shows the request that was sent last, for thirty days', async () => {
  const day = 86_400_000;
  const sentAt = (at: number) => ({
    reference: 'Q-AAAA-BBBB-CCCC',
    page: sentPage,
    at,
    isUnanswerable: false,
    lines: [],
  });
  lastQuote.write(sentAt(Date.now() - 29 * day));
  const { unmount } = render(form());
  expect(await screen.findByText('Q-AAAA-BBBB-CCCC')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View status' })).toHaveAttribute('href', sentPage);
  unmount();
  lastQuote.write(sentAt(Date.now() - 31 * day));
  render(form());
  await waitFor(() => expect(localStorage.getItem('last-quote')).toBeNull());
  expect(screen.queryByText(/^Last request/)).toBeNull();
});

test('once failed, it shows a message and keeps what was typed; a second try is the same request', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  render(form());
  fill();
  await userEvent.click(send());
  expect(await screen.findByText('Something went wrong please try again.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Something went wrong please try again. Or call ${site.phone} or email ${site.email}.`,
  );
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(box('Message')).toHaveValue('my Message');
  await userEvent.click(send());
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  const [first, second] = ask.mock.calls.map(([, { body }]) => body.get('key'));
  expect(second).toBe(first);
});

test('offline it says so, and keeps what was typed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  render(form());
  fill();
  await userEvent.click(send());
  expect(await screen.findByText(offline)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(failure);
  expect(box('Message')).toHaveValue('my Message');
});

test('an answer without a reference is another server’s: nothing was sent, and what was typed stays', async () => {
  answers(true, {});
  render(form());
  fill();
  await userEvent.click(send());
  expect(await screen.findByText('Something went wrong please try again.')).toBeVisible();
  expect(box('Message')).toHaveValue('my Message');
  expect(localStorage.getItem('quote-draft')).not.toBeNull();
});

test('a refusal in JSON of another server keeps the form', async () => {
  answers(false, { message: 'Forbidden', problems: null });
  render(form());
  fill();
  await userEvent.click(send());
  expect(await screen.findByText('Something went wrong please try again.')).toBeVisible();
  expect(box('Message')).toHaveValue('my Message');
});

test('text of another form stays when a form is sent', async () => {
  let resolve!: (answer: unknown) => void;
  ask.mockReturnValue(new Promise((given) => (resolve = given)));
  render(form());
  fill();
  await userEvent.click(send());
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  addToMessage('row 17');
  await act(async () => resolve({ ok: true, json: async () => ({ reference: 'Q' }) }));
  await screen.findByText('Message sent successfully!');
  expect(localStorage.getItem('quote-draft')).toContain('row 17');
});

test('a second click while it sends does nothing', async () => {
  let resolve!: (answer: unknown) => void;
  ask.mockReturnValue(new Promise((given) => (resolve = given)));
  render(form());
  fill();
  await userEvent.dblClick(send());
  expect(send()).toHaveTextContent('Sending…');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await act(async () => resolve({ ok: true, json: async () => ({ reference: 'Q' }) }));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what is typed while a request is sent stays, as another request', async () => {
  let resolve!: (answer: unknown) => void;
  ask.mockReturnValue(new Promise((given) => (resolve = given)));
  render(form());
  fill();
  await userEvent.click(send());
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  const typed = 'my Message. P.S. Make that fifty.';
  fireEvent.input(box('Message'), { target: { value: typed } });
  await waitFor(() => expect(localStorage.getItem('quote-draft')).toContain('fifty'));
  await act(async () => resolve({ ok: true, json: async () => ({ reference: 'Q' }) }));
  expect(screen.getByText(/^What you typed while it was sent is not sent yet/)).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Send another' }).click());
  expect(box('Message')).toHaveValue(typed);
  expect(localStorage.getItem('quote-draft')).toContain('fifty');
  ask.mockResolvedValue({ ok: true, json: async () => ({ reference: 'Q2' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  const [first, second] = ask.mock.calls.map(([, { body }]) => body.get('key'));
  expect(second).not.toBe(first);
});

test('what is missing is a list of links to the fields, in their order, before anything is posted', async () => {
  document.title = 'Contact';
  answers(true, { reference: 'Q' });
  render(form());
  for (const label of ['Full name', 'Email', 'Message'])
    fireEvent.input(box(label), { target: { value: 'x' } });
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { name: '3 fields need attention' })).toBeVisible();
  const summary = screen.getByText('Company', { selector: 'a' }).closest('div')!;
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Company', 'Email', 'Phone']);
  expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Enter your company name.',
    'Check your email address: a full one looks like name@company.com.',
    'Enter your phone number.',
  ]);
  expect(links[1]).toHaveAttribute('href', `#${box('Email').id}`);
  expect(box('Email')).toBeInvalid();
  expect(box('Email')).toHaveAccessibleDescription(links[1]!.ariaLabel!);
  expect(document.title).toBe('Error: Contact');
  await userEvent.click(links[2]!);
  expect(box('Phone')).toHaveFocus();
  expect(box('Phone')).toHaveAccessibleDescription('Enter your phone number.');
  expect(ask).not.toHaveBeenCalled();
  await userEvent.type(box('Phone'), '5');
  expect(await screen.findByRole('heading', { name: '2 fields need attention' })).toBeVisible();
  expect(box('Phone')).not.toHaveAttribute('aria-invalid');
  expect(box('Phone')).not.toHaveAccessibleDescription();
  expect(links[2]).toHaveAccessibleName('Enter your phone number. (done)');
  expect(summary).not.toHaveAttribute('role');
  await userEvent.type(box('Email'), 'x');
  expect(box('Email')).toBeInvalid();
  fill();
  expect(
    await screen.findByRole('heading', { name: 'All filled in: press Send again' }),
  ).toBeVisible();
  expect(summary).toHaveClass('done');
  fireEvent.focusOut(box('Phone'), { relatedTarget: box('Email') });
  expect(links[0]).toBeInTheDocument();
  act(() => box('Email').blur());
  await waitFor(() => expect(links[0]).not.toBeInTheDocument());
  expect(document.title).toBe('Contact');
  await userEvent.click(send());
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(document.title).toBe('Contact');
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
  expect(box('Phone')).not.toHaveAttribute('aria-invalid');
});

test('an error of the message and its hint are apart, and both describe it', async () => {
  render(
    <QuoteForm>
      <QuoteFields hasHint />
    </QuoteForm>,
  );
  const hint = screen.getByText(/^Sizes, quantity,/);
  expect(box('Message')).toHaveAccessibleDescription(hint.textContent!);
  await userEvent.click(send());
  await screen.findByRole('heading', { name: '5 fields need attention' });
  expect(box('Message')).toHaveAccessibleDescription(`Enter your message. ${hint.textContent}`);
  expect(hint.parentElement).toHaveClass('field');
});

test('text that is no email address is advised on, on leaving the field and once sent, and is sent', async () => {
  answers(true, { reference: 'Q' });
  render(form());
  fill();
  const advice = 'Check your email address: a full one looks like name@company.com.';
  fireEvent.input(box('Email'), { target: { value: 'bob@' } });
  await waitFor(() => {
    fireEvent.blur(box('Email'));
    expect(screen.getByText(advice)).toBeVisible();
  });
  expect(box('Email')).toBeValid();
  expect(box('Email')).toHaveAccessibleDescription(advice);
  fireEvent.input(box('Email'), { target: { value: 'bob@example.com' } });
  await waitFor(() => expect(screen.queryByText(advice)).toBeNull());
  expect(box('Email')).not.toHaveAttribute('aria-describedby');
  fireEvent.input(box('Email'), { target: { value: 'bob@' } });
  await userEvent.click(send());
  const sent = await screen.findByText('Message sent successfully!');
  const warning = screen.getByText(
    'We have your request, but we cannot reply until the email address is corrected. Call us, or correct it and send your request again.',
  );
  expect(sent.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/^Within/)).toBeNull();
  expect(screen.getByRole('link', { name: `Call ${site.phone}` })).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a request with a mistyped address is sent again as it was, the address corrected', async () => {
  answers(true, { reference: 'Q' });
  const line = { kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/' } as const;
  addQuoteLine(line);
  render(form());
  await screen.findByText('Your quote list');
  fill();
  fireEvent.input(box('Email'), { target: { value: 'bob@' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the address' }));
  await waitFor(() => expect(box('Email')).toHaveFocus());
  expect(box('Phone')).toHaveValue('my Phone');
  await waitFor(() => expect(box('Email')).toHaveAccessibleDescription(/looks like name@company/));
  expect(await screen.findByText('1 line: Nickel 718')).toBeVisible();
  fireEvent.input(box('Email'), { target: { value: 'bob@example.com' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Within/);
  const [first, second] = ask.mock.calls.map(([, { body }]) => Object.fromEntries(body));
  expect(second).toEqual({
    ...first,
    email: 'bob@example.com',
    key: expect.not.stringMatching(`^${first!.key}$`),
    elapsed: expect.anything(),
  });
});

test('correcting the address replaces nothing that was typed meanwhile', async () => {
  let resolve!: (answer: unknown) => void;
  ask.mockReturnValue(new Promise((given) => (resolve = given)));
  render(form());
  fill();
  fireEvent.input(box('Email'), { target: { value: 'bob@' } });
  await userEvent.click(send());
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  fireEvent.input(box('Message'), { target: { value: 'Make that fifty.' } });
  fireEvent.input(box('Phone'), { target: { value: '' } });
  await act(async () => resolve({ ok: true, json: async () => ({ reference: 'Q' }) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the address' }));
  await waitFor(() => expect(box('Email')).toHaveFocus());
  expect(box('Message')).toHaveValue('Make that fifty.\nmy Message');
  expect(box('Phone')).toHaveValue('my Phone');
  expect(box('Email')).toHaveValue('bob@');
});

test('the list is sent as it is stored, also before the code that shows it has come', async () => {
  answers(true, { reference: 'Q' });
  addQuoteLine({ kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/', quantity: '4' });
  const { container } = render(form());
  await screen.findByText('Your quote list');
  fill();
  for (const name of ['list', 'csv']) container.querySelector(`[name=${name}]`)!.remove();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  expect(screen.getByText('1 line: Nickel 718 (4)')).toBeVisible();
  const { body } = ask.mock.calls[0]![1];
  expect(body.get('list')).toBe('1. Nickel 718; quantity 4');
  expect(body.get('csv')).toContain('Nickel 718');
  expect(quoteLines()).toEqual([]);
});

/** Fills in and sends a form with the quote list, until it is sent. */
async function sendWithList() {
  render(form());
  await screen.findByText('Your quote list');
  fill();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
}

test('a line that is changed during Send stays on the list', async () => {
  addQuoteLine({ kind: 'grade', title: '718', detail: '', href: '/718/', quantity: '4' });
  ask.mockImplementation(async () => {
    changeQuoteLine('/718/', { quantity: '40' });
    return { ok: true, json: async () => ({ reference: 'Q' }) };
  });
  await sendWithList();
  expect(quoteLines()).toMatchObject([{ title: '718', quantity: '40' }]);
});

test('a line without quantity and size is pointed out before it is sent, and sent', async () => {
  answers(true, { reference: 'Q' });
  addQuoteLine({ kind: 'service', title: 'Sawing', detail: '', href: '/sawing/' });
  addQuoteLine({ kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/' });
  render(form());
  fill();
  const hint = await screen.findByText('Line 2 has no quantity or size. Add them, or we will ask.');
  fireEvent.change(
    screen.getByRole('textbox', { name: 'Form and size of Nickel 718', hidden: true }),
    {
      target: { value: '2 in' },
    },
  );
  await waitFor(() => expect(hint).not.toBeInTheDocument());
  fireEvent.change(
    screen.getByRole('textbox', { name: 'Form and size of Nickel 718', hidden: true }),
    {
      target: { value: '' },
    },
  );
  await screen.findByText(/^Line 2 has no quantity or size/);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
});

test.each([
  [2, 'Lines 1 and 2 have no quantity or size. Add them, or we will ask.'],
  [5, '5 lines have no quantity or size. Add them, or we will ask.'],
])('of %i vague lines it says "%s"', async (count, sentence) => {
  for (let i = 1; i <= count; i += 1)
    addQuoteLine({ kind: 'grade', title: `Grade ${i}`, detail: '', href: `/${i}/` });
  render(form());
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a pasted line without a size is marked, and what is doubtful in it is apart', async () => {
  addQuoteLine({
    kind: 'line',
    title: 'Nickel 718',
    detail: '8.37 lb theoretical for 2 pieces',
    doubts: 'assumed: length 12 in\nnot understood: asap\nAMS 1 is superseded by AMS 2.',
    href: '/quote-list/?line=718',
    quantity: '2 pieces',
    size: '',
  });
  const { unmount } = render(form({ onDone: () => {} }));
  expect(await screen.findByText('8.37 lb theoretical for 2 pieces')).toBeVisible();
  for (const [kind, doubt] of [
    ['No size found:', 'No size found: edit the line, or we will ask'],
    ['assumed:', 'assumed: length 12 in'],
    ['not understood:', 'not understood: asap'],
  ] as const)
    expect(screen.getByText(kind, { selector: 'b' }).parentElement).toHaveTextContent(doubt);
  expect(screen.getByText('AMS 1 is superseded by AMS 2.')).toBeVisible();
  // Said once: at the line where it is shown, else by its number.
  const noted = 'Line 1 has no size. Add it, or we will ask.';
  expect(screen.queryByText(noted)).toBeNull();
  unmount();
  render(form());
  expect(await screen.findByText(noted)).toBeVisible();
});

test('a folded list of several lines is a numbered list', async () => {
  for (const title of ['Stainless Steel 17-4 PH', 'Nickel 718'])
    addQuoteLine({ kind: 'grade', title, href: `/${title}/`, quantity: '2 pcs', size: '2 in' });
  render(form());
  const fold = await screen.findByText('2 lines');
  const named = [...fold.closest('details')!.nextElementSibling!.children];
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Stainless Steel 17-4 PH (2 pcs, 2\u00A0in)',
    'Nickel 718 (2 pcs, 2\u00A0in)',
  ]);
  for (const name of screen.getAllByText('17-4 PH')) expect(name).toHaveClass('whole');
  expect(fold.closest('summary')).toHaveTextContent('2 lines Edit');
});

describe('on the contact page', () => {
  beforeEach(() => {
    path = '/contact/';
  });
  afterEach(() => {
    path = '/quality/';
  });
  const grade = { kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/' } as const;
  const size = () => screen.getByLabelText('Form and size of Nickel 718');

  test('a line without its size has no fold, and gets none while the size is typed', async () => {
    addQuoteLine({ ...grade, quantity: '2 pcs' });
    render(form());
    await screen.findByText('Your quote list');
    expect(size()).toBeVisible();
    fireEvent.change(size(), { target: { value: '2 in round' } });
    expect(size()).toBeVisible();
    expect(size()).toHaveValue('2 in round');
    expect(screen.queryByText(/^1 line: /)).toBeNull();
  });

  test('a pasted line without its size has no fold', async () => {
    addQuoteLine({ ...grade, kind: 'line', quantity: '2 pcs', size: '' });
    render(form());
    expect(await screen.findByLabelText('Quantity of Nickel 718')).toBeVisible();
  });

  test.each([
    ['a complete list', [{ ...grade, quantity: '2 pcs', size: '2 in' }]],
    ['a service', [{ ...grade, kind: 'service' as const }]],
    ['five lines', [1, 2, 3, 4, 5].map((i) => ({ ...grade, href: `/${i}/` }))],
  ])('%s is folded', async (_, lines) => {
    for (const line of lines) addQuoteLine(line);
    render(form());
    await screen.findByText('Your quote list');
    expect(
      screen.getAllByRole('textbox', { name: /^Quantity of/, hidden: true })[0],
    ).not.toBeVisible();
  });
});

test('where a second press of Send is required, no error is shown', async () => {
  answers(false, { again: true, message: 'Please press Send again.' });
  render(form());
  fill();
  await userEvent.click(send());
  const asked = await screen.findByText('Please press Send again.');
  expect(asked.closest('[role=alert]')).toHaveAttribute('data-state', 'again');
  expect(screen.queryByText('Something went wrong please try again.')).toBeNull();
});

test('a request that cannot be answered stays in sight, and is corrected in a form opened later', async () => {
  const done = jest.fn();
  answers(true, { reference: 'Q-AAAA-BBBB-CCCC', page: sentPage });
  addQuoteLine({ kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/' });
  const { unmount } = render(form({ onDone: done }));
  await screen.findByText('Your quote list');
  fill();
  fireEvent.input(box('Email'), { target: { value: 'pat@example' } });
  jest.useFakeTimers();
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  jest.useRealTimers();
  expect(screen.getByText(/^We have your request, but we cannot reply/)).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  unmount();

  render(form());
  expect(await screen.findByText(/^We have your request, but we cannot reply/)).toBeVisible();
  expect(await screen.findByText('1 line: Nickel 718')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Correct the address' }));
  await waitFor(() => expect(box('Email')).toHaveFocus());
  await waitFor(() => expect(box('Email')).toHaveAccessibleDescription(/looks like name@company/));
  fireEvent.input(box('Email'), { target: { value: 'pat@example.com' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Within/);
  const [first, second] = ask.mock.calls.map(([, { body }]) => Object.fromEntries(body));
  expect(second).toMatchObject({ message: first!.message, list: first!.list });
  expect(second!.key).not.toBe(first!.key);
  expect(lastQuote.read()?.isUnanswerable).toBe(false);
  expect(localStorage.getItem('quote-draft')).toBeNull();
});

test('a line that is added later takes back that the message is missing', async () => {
  render(form());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: '5 fields need attention' })).toBeVisible();
  expect(box('Message')).toBeInvalid();
  act(() => void addQuoteLine({ kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/' }));
  expect(await screen.findByRole('heading', { name: '4 fields need attention' })).toBeVisible();
  expect(box('Message')).toBeValid();
  expect(box('Full name')).toBeInvalid();
});

test('with a quote list no message is needed', async () => {
  answers(true, { reference: 'Q' });
  addQuoteLine({ kind: 'grade', title: 'Nickel 718', detail: 'AMS 5662', href: '/718/' });
  render(form());
  await screen.findByText('Your quote list');
  expect(box('Message')).not.toBeRequired();
  fill();
  fireEvent.input(box('Message'), { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(box('Message')).toBeRequired();
});

test('marks the field the site could not take, and goes to the summary that links to it', async () => {
  answers(false, {
    message: 'Please enter a telephone number.',
    problems: { phone: 'Please enter a telephone number.' },
  });
  render(form());
  fill();
  await userEvent.click(send());
  expect(
    await screen.findByRole('link', { name: 'Please enter a telephone number.' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'There is a problem' }).parentElement).toHaveFocus();
  expect(box('Phone')).toBeInvalid();
  expect(box('Phone')).toHaveAccessibleDescription(/Please enter a telephone number/);
  expect(box('Email')).toBeValid();
});

test('where a second press of Send is required, the second request is marked as confirmed', async () => {
  answers(false, { message: 'Please press Send once more.', again: true });
  render(form());
  fill();
  await userEvent.click(send());
  expect(await screen.findByText('Please press Send once more.')).toBeVisible();
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  await userEvent.click(send());
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(ask.mock.calls.map(([, { body }]) => body.get('again'))).toEqual([null, 'yes']);
});

test('a line that another tab adds during Send stays on the list', async () => {
  const line = (title: string) =>
    addQuoteLine({ kind: 'grade', title, detail: '', href: `/${title}/` });
  line('718');
  ask.mockImplementation(async () => {
    line('625');
    return { ok: true, json: async () => ({ reference: 'Q' }) };
  });
  await sendWithList();
  expect(quoteLines().map(({ title }) => title)).toEqual(['625']);
});

test('a removed line comes back in its place, with what was typed into it and into the others since', async () => {
  for (const title of ['A', 'B', 'C'])
    addQuoteLine({ kind: 'spec', title, detail: '', href: `/${title}/`, quantity: '4' });
  render(form({ onDone: () => {} }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove B' }));
  expect(screen.getByText(/^B removed\./)).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo: B removed' });
  expect(undo).toHaveFocus();
  fireEvent.change(box('Quantity of C'), { target: { value: '5' } });
  await userEvent.click(undo);
  expect(quoteLines().map(({ title, quantity }) => title + quantity)).toEqual(['A4', 'B4', 'C5']);
  expect(screen.getByRole('button', { name: 'Remove B' })).toHaveFocus();
  expect(screen.queryByText(/removed/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove C' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove B' }));
  expect(screen.getByRole('button', { name: 'Undo: B removed' })).toHaveFocus();
});

test('the quote list is shown, changed and sent with the form, and then is empty', async () => {
  answers(true, { reference: 'Q' });
  addQuoteLine({ kind: 'grade', title: 'Nickel 718', detail: 'AMS 5662', href: '/718/' });
  addQuoteLine({ kind: 'spec', title: 'AMS 4928', detail: '', href: '/4928/' });
  render(form({ about: 'Titanium 6AL-4V' }));
  await userEvent.click(await screen.findByText('2 lines'));
  expect(screen.getByText('Titanium 6AL-4V').parentElement?.lastChild).toBeDisabled();
  expect(screen.getByText(/^For example: quantity/)).toBeVisible();
  for (const [name, value] of [
    ['Quantity', '400 lb'],
    ['Form and size', 'round bar 2.5 in'],
    ['Length', '12 ft'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(`${name} of Nickel 718`), { target: { value } });
  expect(screen.queryByLabelText('Specification of AMS 4928')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove AMS 4928' }));
  expect(screen.queryByText(/^For example:/)).toBeNull();
  fill();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  expect(ask.mock.calls[0]![1].body.get('list')).toBe(
    '1. Nickel 718; round bar 2.5 in, length 12 ft; AMS 5662; quantity 400 lb',
  );
  expect(ask.mock.calls[0]![1].body.has('about')).toBe(false);
  expect(
    screen.getByText('1 line: Nickel 718 (400 lb, round bar 2.5 in, length 12 ft)'),
  ).toBeVisible();
  expect(screen.queryByText('Your quote list')).toBeNull();
});
