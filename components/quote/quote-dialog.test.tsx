import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterPaint } from '@/components/primitives/after-paint';
import { addQuoteLine } from '@/lib/quotes/quote-list';
import * as routes from '@/lib/routing/routes';
import { QuoteDialog } from './quote-dialog';

beforeEach(() => localStorage.clear());
/** What the dialog loads when it opens: loaded here, it is there at the next microtask. */
beforeAll(() => Promise.all([import('./quote-panel'), import('./lazy-form-code')]));

const page = (
  <>
    <a href={routes.contact()} data-quote="" data-quote-about="Titanium 6AL-4V">
      <b>Get Quote</b>
    </a>
    <a href={routes.contact()}>Contact</a>
    <QuoteDialog />
  </>
);
const dialog = () => screen.queryByRole('dialog');

async function open() {
  render(page);
  await userEvent.click(screen.getByText('Get Quote'));
  return screen.findByRole('dialog', { name: 'Request a quote' });
}

test('opens from any marked link, about the subject that the link names', async () => {
  await open();
  expect(screen.getByText('Titanium 6AL-4V')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Request a quote/ })).toHaveFocus();
});

/** A page whose own form is about a spec, with a link to the dialog that says nothing. */
const SpecPage = () => (
  <main>
    <input type="hidden" name="about" value="Titanium to AMS 4928" />
    <a href={routes.contact()} data-quote="">
      Get Quote
    </a>
    <QuoteDialog />
  </main>
);

test('a link without a subject opens it about the subject of the page’s own form', async () => {
  render(<SpecPage />);
  await userEvent.click(screen.getByText('Get Quote'));
  expect(await screen.findByText('Titanium to AMS 4928')).toBeVisible();
});

test('with a quote list it is about its lines, not about the page; a pasted line is edited on its page', async () => {
  addQuoteLine({
    kind: 'line',
    title: 'INCONEL 718, round bar',
    detail: '',
    href: '/quote-list/?line=718+rd',
  });
  render(<SpecPage />);
  await userEvent.click(screen.getByText('Get Quote'));
  expect(await screen.findByRole('link', { name: 'Edit INCONEL 718, round bar' })).toHaveAttribute(
    'href',
    '/quote-list/?line=718+rd#list-text',
  );
  expect(screen.getByRole('textbox', { name: 'Quantity of INCONEL 718, round bar' })).toBeVisible();
  expect(screen.queryByText('Titanium to AMS 4928')).toBeNull();
});

test.each([
  ['X', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the backdrop', async () => userEvent.click(screen.getByRole('dialog'))],
  // The browser's own Escape ends in the dialog's close.
  ['Escape', () => act(() => screen.getByRole<HTMLDialogElement>('dialog').close())],
])('%s closes it and returns focus to the link', async (_, close) => {
  await open();
  await close();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(screen.getByRole('link', { name: 'Get Quote' })).toHaveFocus();
});

test('text selected from inside to outside does not close it', async () => {
  const box = await open();
  fireEvent.pointerDown(screen.getByRole('textbox', { name: 'Message' }));
  fireEvent.click(box);
  expect(dialog()).not.toBeNull();
});

test('a link opened in a new tab, and a link that is not marked, stay links', async () => {
  render(page);
  const link = screen.getByRole('link', { name: 'Get Quote' });
  let followed = 0;
  addEventListener('click', (event) => {
    followed += Number(!event.defaultPrevented);
    event.preventDefault(); // jsdom has nowhere to go
  });
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(link, { button: 1 });
  fireEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(followed).toBe(3);
  expect(dialog()).toBeNull();
});

test.each(['denied', 'full'])(
  'with storage %s, what was typed is there again when it opens again, and is one request',
  async (state) => {
    const refuse = () => {
      throw new DOMException(state, 'SecurityError');
    };
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const get =
      state === 'denied' && jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const key = () => document.querySelector<HTMLInputElement>('[name=key]')?.value;
    await open();
    fireEvent.input(screen.getByLabelText('Message'), { target: { value: '12 pieces' } });
    await waitFor(() => expect(key()).toBeTruthy());
    const first = key();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByText('Get Quote'));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('12 pieces'),
    );
    expect(key()).toBe(first);
    set.mockRestore();
    if (get) get.mockRestore();
    // What was sent or cleared is not put back either.
    fireEvent.input(screen.getByLabelText('Message'), { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByText('Get Quote'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
);

test('the files that were chosen are there again when it opens again, until they are taken out', async () => {
  // jsdom's own property takes no list that a test can make.
  const chosen = new WeakMap<object, FileList>();
  jest.spyOn(HTMLInputElement.prototype, 'files', 'get').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    return chosen.get(this) ?? null;
  });
  jest.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(function (
    this: HTMLInputElement,
    files,
  ) {
    if (files) chosen.set(this, files);
  });
  const input = () => screen.getByLabelText<HTMLInputElement>('Drawings or lists (optional)');
  const names = () => [...(input().files ?? [])].map(({ name }) => name);
  async function openAgain() {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByText('Get Quote'));
  }
  await open();
  input().files = [new File(['%PDF'], 'plate.pdf')] as never;
  fireEvent.input(input());
  fireEvent.change(input());
  expect(await screen.findByRole('button', { name: 'Remove plate.pdf' })).toBeVisible();
  await openAgain();
  expect(await screen.findByRole('button', { name: 'Remove plate.pdf' })).toBeVisible();
  expect(names()).toEqual(['plate.pdf']);
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: '12 pieces' } });
  await waitFor(() => expect(localStorage.getItem('quote-draft')).toContain('12 pieces'));
  await openAgain();
  expect(await screen.findByRole('button', { name: 'Remove plate.pdf' })).toBeVisible();
  // Another request has other files. What the form still stores after it listed its files is the same request.
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
  localStorage.clear();
  await openAgain();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('button', { name: 'Remove plate.pdf' })).toBeNull();
  jest.restoreAllMocks();
});

test('what was typed is there again when it opens again', async () => {
  await open();
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: '12 pieces' } });
  await waitFor(() => expect(localStorage.getItem('quote-draft')).toContain('12 pieces'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByText('Get Quote'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('12 pieces'),
  );
});
