import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterPaint } from '@/components/primitives/after-paint';
import { quoteFields } from '@/content-schemas/quote-fields';
import type { SentContent, WaitingQuote } from '@/lib/browser/waiting-quotes';
import { lastQuote } from '@/lib/quotes/last-quote';
import {
  addQuoteLine,
  changeQuoteLine,
  quoteLines,
  removeQuoteLines,
} from '@/lib/quotes/quote-list';
import { site } from '@/lib/site/company';
import { addToMessage } from './quote-draft';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';

/** What waits: jsdom has no caches. */
let waiting: WaitingQuote[] = [];
/** Whether the browser has no room. */
let isFull = false;
/** Of what an answer takes nothing. */
let note = '';
/** Requests that the site refuses, by their place. */
let refused: readonly number[] = [];
/** What a waiting request is sent after. */
let line: Promise<void> | null = null;
jest.mock('@/lib/browser/waiting-quotes', () => ({
  keepWaiting: async (body: FormData, content: SentContent) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    const id = `${String(body.get('key'))} ${content.answers} ${content.parts.join()}`;
    const others = waiting.filter((each) => each.id !== id);
    const rest = { at: 1, note: '', problem: '', reference: '', page: '' };
    waiting = [...others, { id, ...content, ...rest }];
  },
  waitingQuotes: async () => waiting,
  sendWaiting: async () => {
    await line;
    if (navigator.onLine)
      waiting = waiting.map((each, i) =>
        refused.includes(i)
          ? { ...each, problem: 'It is too large.' }
          : { ...each, note, reference: note ? '' : 'Q-1' },
      );
    return !note;
  },
  dropWaiting: async (id: string) => {
    waiting = waiting.filter((each) => each.id !== id);
  },
}));

const setOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
beforeEach(() => {
  localStorage.clear();
  waiting = [];
  isFull = false;
  note = '';
  refused = [];
  line = null;
  setOnline(false);
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  // jsdom's window has no randomness of its own.
  Object.defineProperty(globalThis, 'crypto', {
    value: jest.requireActual('node:crypto').webcrypto,
  });
});
beforeAll(() => Promise.all([import('./lazy-form-code'), import('./quote-list')]));

const form = () => (
  <QuoteForm>
    <QuoteFields />
  </QuoteForm>
);
const box = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
const add = (title: string) =>
  addQuoteLine({ kind: 'grade', title, detail: '', href: `/${title}/` });

/** Sends a form that is filled in, without a network. */
async function sendOffline(email = 'ada@example.com') {
  for (const { label } of quoteFields) type(label, label === 'Email' ? email : `my ${label}`);
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  await screen.findByText(/^You’re offline\. Your request of .* waits/);
  await new Promise<void>(afterPaint); // the draft is stored by then
}

async function goOnline() {
  setOnline(true);
  await act(async () => {
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getAllByText(/was sent\. Reference Q-1$/).at(-1)).toBeVisible();
}

const draftHas = (text: string) =>
  waitFor(() => expect(localStorage.getItem('quote-draft')).toContain(text));
const typedSince = /^What you typed after that is not sent yet/;

test('a request that waited leaves the form once it is sent, with its lines', async () => {
  add('718');
  render(form());
  await screen.findByText('Your quote list');
  await sendOffline();
  act(() => void add('625'));
  await goOnline();
  expect(box('Message')).toHaveValue('');
  expect(quoteLines().map(({ title }) => title)).toEqual(['625']);
  expect(screen.queryByText(typedSince)).toBeNull();
  expect(localStorage.getItem('quote-draft')).toBeNull();
});

test('what is said of a sent request stays when the browser is online once more', async () => {
  render(form());
  await sendOffline();
  await goOnline();
  await goOnline();
  expect(screen.getByText(/was sent\. Reference Q-1$/)).toBeVisible();
});

test('a waiting request that is sent while its form is being sent does not empty the form', async () => {
  render(form());
  await sendOffline();
  let carry = () => {};
  line = new Promise((resolve) => (carry = resolve));
  setOnline(true);
  act(() => void dispatchEvent(new Event('online')));
  let answer: (response: unknown) => void = () => {};
  globalThis.fetch = jest.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  carry();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(box('Message')).toHaveValue('my Message');
  answer({
    ok: true,
    json: async () => ({ message: 'Message sent successfully!', reference: 'Q-1', problems: {} }),
  });
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(screen.queryByText(/^What you typed/)).toBeNull();
});

test('what is typed while it waits stays, as a second request', async () => {
  add('718');
  render(form());
  await screen.findByText('Your quote list');
  await sendOffline();
  const [first] = waiting;
  type('Message', 'my Message. Make that fifty.');
  await draftHas('Make that fifty.');
  await goOnline();
  expect(box('Message')).toHaveValue('my Message. Make that fifty.');
  await draftHas('Make that fifty.');
  expect(quoteLines().map(({ title }) => title)).toEqual(['718']);
  expect(screen.getByText(typedSince)).toBeVisible();
  await waitFor(() => expect(waiting).toEqual([]));
  setOnline(false);
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(waiting[0]?.answers).not.toBe(first?.answers);
});

test('a change that is sent without a network too waits beside the first', async () => {
  render(form());
  await sendOffline();
  type('Message', 'fifty');
  await draftHas('fifty');
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  await waitFor(() => expect(waiting).toHaveLength(2));
});

test('what is typed on a later page stays too, and so do rows that are put into the message', async () => {
  const { unmount } = render(form());
  await sendOffline();
  unmount();
  addToMessage('6061 plate');
  render(form());
  await screen.findByText(/^You’re offline/);
  await goOnline();
  expect(box('Message')).toHaveValue('my Message\n6061 plate');
});

/** Two requests wait, with the same words: the first one with 718 on its list, the second with 625. */
async function sendTwoListsOffline() {
  add('718');
  render(form());
  await screen.findByText('Your quote list');
  await sendOffline();
  act(() => {
    removeQuoteLines(['/718/']);
    add('625');
  });
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  await waitFor(() => expect(waiting).toHaveLength(2));
}

test('a list that is changed and sent without a network too waits beside the first', async () => {
  await sendTwoListsOffline();
  const [first, second] = waiting.map(({ id }) => id.split(' ')[0]);
  expect(second).toBe(first);
  await goOnline();
  expect(quoteLines()).toEqual([]);
  expect(box('Message')).toHaveValue('');
});

test.each([
  ['first', 0, '718'],
  ['second', 1, '625'],
])(
  'of two with the same words, the %s refused: the form and its lines stay',
  async (_, at, title) => {
    await sendTwoListsOffline();
    act(() => {
      removeQuoteLines(['/625/']);
      add(title);
    });
    refused = [at];
    await goOnline();
    expect(screen.getByText(/could not be sent\. It is too large\.$/)).toBeVisible();
    expect(box('Message')).toHaveValue('my Message');
    expect(localStorage.getItem('quote-draft')).toContain('my Message');
    expect(quoteLines()).toMatchObject([{ title }]);
    await waitFor(() => expect(waiting).toHaveLength(1));
  },
);

test('while another request waits, deleting one leaves the note that requests wait', async () => {
  render(form());
  await sendOffline();
  // Of another tab, since.
  waiting = [...waiting, { ...waiting[0]!, id: 'other', answers: 'other' }];
  await act(async () => screen.getByRole('button', { name: 'Delete it' }).click());
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Delete it' })).toBeVisible();
  expect(localStorage.getItem('quote-waiting')).toBe('yes');
});

test('a line that is changed while a request waits stays on the list, and so does one with the same address', async () => {
  add('718');
  add('625');
  add('X-750');
  render(form());
  await screen.findByText('Your quote list');
  await sendOffline();
  act(() => {
    changeQuoteLine('/718/', { quantity: '40' });
    removeQuoteLines(['/625/']);
    addQuoteLine({ kind: 'grade', title: '625', detail: '', href: '/625/', quantity: '2' });
  });
  await goOnline();
  expect(quoteLines()).toMatchObject([
    { title: '718', quantity: '40' },
    { title: '625', quantity: '2' },
  ]);
  expect(lastQuote.read()?.lines).toEqual(['/X-750/']);
});

test('a sent request takes no draft of another form with it, and leaves none of its own', async () => {
  const { unmount } = render(form());
  await sendOffline();
  unmount();
  // Of another tab, which began with an empty form.
  const other = {
    date: Date.now(),
    startedAt: Date.now(),
    id: 'other',
    data: { message: 'other' },
  };
  const { older: _, ...own } = JSON.parse(localStorage.getItem('quote-draft')!);
  localStorage.setItem('quote-draft', JSON.stringify({ ...other, older: [own] }));
  render(form());
  await waitFor(() => expect(box('Message')).toHaveValue('other'));
  await goOnline();
  expect(box('Message')).toHaveValue('other');
  const { data, older } = JSON.parse(localStorage.getItem('quote-draft')!);
  expect([data.message, older]).toEqual(['other', []]);
});

test('what is answered and not taken is not called offline: it says why, and offers the telephone', async () => {
  render(form());
  await sendOffline();
  note = 'We cannot take files at this moment.';
  setOnline(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(
    await screen.findByText(/ is not sent yet\. We go on trying\. We cannot take files/),
  ).toBeVisible();
  expect(screen.queryByText(/offline/)).toBeNull();
  expect(screen.getByRole('link', { name: `Call ${site.phone}` })).toBeVisible();
  expect(box('Message')).toHaveValue('my Message');
});

test('a second request that the browser has no room for does not wait', async () => {
  render(form());
  await sendOffline();
  isFull = true;
  type('Message', 'fifty');
  await draftHas('fifty');
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(await screen.findByText('Something went wrong please try again.')).toBeVisible();
  expect(screen.queryByText(/waits in this browser/)).toBeNull();
  expect(box('Message')).toHaveValue('fifty');
});

test('a request that cannot be answered stays in the form, to be corrected', async () => {
  add('718');
  render(form());
  await screen.findByText('Your quote list');
  await sendOffline('pat@example');
  await goOnline();
  expect(lastQuote.read()?.isUnanswerable).toBe(true);
  expect(quoteLines().map(({ title }) => title)).toEqual(['718']);
  await draftHas('pat@example');
  expect(screen.queryByText(typedSince)).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Correct the address' }).click());
  await waitFor(() => expect(box('Email')).toHaveFocus());
  expect(box('Message')).toHaveValue('my Message');
});

test('a request that waited for longer than its draft leaves nothing', async () => {
  add('718');
  add('625');
  const { unmount } = render(form());
  await screen.findByText('Your quote list');
  await sendOffline();
  unmount();
  changeQuoteLine('/625/', { quantity: '40' });
  const day = 86_400_000;
  const draft = JSON.parse(localStorage.getItem('quote-draft')!);
  localStorage.setItem('quote-draft', JSON.stringify({ ...draft, date: draft.date - 1.1 * day }));
  render(form());
  await screen.findByText(/^You’re offline/);
  expect(box('Message')).toHaveValue('');
  await goOnline();
  expect(screen.queryByText(typedSince)).toBeNull();
  expect(quoteLines()).toMatchObject([{ title: '625', quantity: '40' }]);
  expect(localStorage.getItem('quote-draft')).toBeNull();
});
