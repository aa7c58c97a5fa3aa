import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteFields } from '@/content-schemas/quote-fields';
import { addQuoteLine } from '@/lib/quotes/quote-list';
import { failure, offline } from '@/lib/quotes/messages';
import { QuoteDialog } from './quote-dialog';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';

/** Whether the code for sending cannot be loaded either. */
let mockIsOffline = false;
jest.mock('./quote-list', () => {
  throw new Error('Failed to load chunk');
});
jest.mock('./lazy-form-code', () => {
  if (mockIsOffline) throw new Error('Failed to load chunk');
  return jest.requireActual('./lazy-form-code');
});

const submit = jest.fn();
const ask = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
beforeEach(() => {
  localStorage.clear();
  submit.mockReset();
  HTMLFormElement.prototype.submit = submit;
  globalThis.fetch = ask as never;
  // jsdom's window has no randomness of its own.
  Object.defineProperty(globalThis, 'crypto', {
    value: jest.requireActual('node:crypto').webcrypto,
  });
});

const form = () => (
  <QuoteForm>
    <QuoteFields />
  </QuoteForm>
);
const box = (name: string) => screen.getByLabelText(name);
async function fillAndSend() {
  for (const { label } of quoteFields)
    fireEvent.input(box(label), { target: { value: `my ${label}` } });
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
}

test.each([
  [false, 0, `${failure} ${offline}`],
  [true, 1, ''],
])(
  'without the code for sending, online %p: posted as without a script %i times, else kept with "%s"',
  async (isOnline, posts, sentence) => {
    mockIsOffline = true;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    render(form());
    await fillAndSend();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(posts));
    expect(box('Message')).toHaveValue('my Message');
    // Back from the next page shows a form that can be sent.
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(/^Send$/));
  },
);

test('without the code for drafts, a dialog that opens again has what was typed', async () => {
  mockIsOffline = true;
  render(
    <>
      <a href="/contact/" data-quote="">
        Get Quote
      </a>
      <QuoteDialog />
    </>,
  );
  await userEvent.click(screen.getByText('Get Quote'));
  fireEvent.input(await screen.findByLabelText('Message'), { target: { value: '12 pieces' } });
  await act(async () => {});
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('Message')).toBeNull();
  await userEvent.click(screen.getByText('Get Quote'));
  expect(await screen.findByLabelText('Message')).toHaveValue('12 pieces');
  expect(localStorage.getItem('quote-draft')).toBeNull();
});

test('without the code that changes a quote list, the form stays, and names and posts the list', async () => {
  mockIsOffline = false;
  ask.mockResolvedValue({ ok: true, json: async () => ({ reference: 'Q' }) });
  render(form());
  fireEvent.input(box('Message'), { target: { value: 'my Message' } });
  act(() => void addQuoteLine({ kind: 'grade', title: 'Nickel 718', href: '/718/' }));
  expect(await screen.findByText('Your quote list has 1 line: Nickel 718')).toBeVisible();
  expect(box('Message')).toHaveValue('my Message');
  await fillAndSend();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(ask.mock.calls[0]![1].body.get('list')).toBe('1. Nickel 718');
});
