import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addQuoteLine } from '@/lib/quotes/quote-list';
import * as routes from '@/lib/routing/routes';
import { QuoteDialog } from './quote-dialog';

beforeEach(() => localStorage.clear());
/** What the dialog loads when it opens: loaded here, it is there at the next microtask. */
beforeAll(() => import('./quote-panel'));

const Page = () => (
  <main>
    <input type="hidden" name="about" value="Titanium to AMS 4928" />
    <a href={routes.contact()} data-quote="" data-quote-about="Titanium 6Al-4V">
      <b>Get Quote</b>
    </a>
    <a href={routes.contact()} data-quote="">
      Quote
    </a>
    <QuoteDialog />
  </main>
);
const dialog = () => screen.queryByRole('dialog');
const open = async (name = 'Get Quote') => {
  await userEvent.click(screen.getByText(name));
  return screen.findByRole('dialog', { name: 'Request a quote' });
};

test.each([
  ['Get Quote', 'Titanium 6Al-4V'],
  ['Quote', 'Titanium to AMS 4928'],
])('“%s” opens it about its own subject, or the page’s: %s', async (name, about) => {
  render(<Page />);
  await open(name);
  expect(screen.getByText(about)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Request a quote' })).toHaveFocus();
});

test.each([
  ['Get Quote', 'Titanium 6Al-4V'],
  ['Quote', undefined],
])(
  'with a line on the list, “%s” asks beside it about what the button itself says: %s',
  async (name, about) => {
    addQuoteLine({ kind: 'service', title: 'Sawing', href: '/services/sawing/' });
    render(<Page />);
    const form = (await open(name)).querySelector('form')!;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ list: '1. Sawing' });
    const subject = form.querySelector<HTMLInputElement>('[name="about"]');
    expect(subject?.value).toBe(about);
    expect(subject?.parentElement?.textContent).toBe(about && `About: ${about}`);
  },
);

test('the X, the backdrop and Escape close it; the focus returns, and what was typed is there again', async () => {
  render(<Page />);
  await open();
  await userEvent.type(screen.getByLabelText('Message'), 'two');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(screen.getByText('Get Quote').closest('a')).toHaveFocus();
  const opened = await open();
  expect(screen.getByLabelText('Message')).toHaveValue('two');
  fireEvent.pointerDown(opened);
  fireEvent.click(opened);
  expect(dialog()).toBeNull();
});

test('a press that began in the form does not close it', async () => {
  render(<Page />);
  const opened = await open();
  fireEvent.pointerDown(screen.getByLabelText('Message'));
  fireEvent.click(opened);
  expect(dialog()).toBe(opened);
});
