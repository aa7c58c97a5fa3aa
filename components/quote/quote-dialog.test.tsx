import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addQuoteLine } from '@/lib/quotes/quote-list';
import * as routes from '@/lib/routing/routes';
import { QuoteDialog } from './quote-dialog';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});
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
const open = async (name = 'Get Quote') => {
  await userEvent.click(screen.getByText(name));
  return screen.findByRole('dialog', { name: 'Request a quote' });
};

test.each([
  ['Get Quote', 'Titanium 6Al-4V', 'Titanium 6Al-4V'],
  ['Quote', 'Titanium to AMS 4928', undefined],
])('“%s” opens it about %s; with a line on the list about %s', async (name, about, besideLines) => {
  render(<Page />);
  const form = (await open(name)).querySelector('form')!;
  const subject = () => form.querySelector<HTMLInputElement>('[name="about"]');
  expect(screen.getByRole('heading', { name: 'Request a quote' })).toHaveFocus();
  expect(subject()?.value).toBe(about);
  act(() => void addQuoteLine({ kind: 'service', title: 'Sawing', href: '/services/sawing/' }));
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ list: '1. Sawing' });
  expect(subject()?.value).toBe(besideLines);
  expect(subject()?.parentElement?.textContent).toBe(besideLines && `About: ${besideLines}`);
  expect(screen.getByText('Edit list')).toBeVisible();
  history.replaceState(null, '', routes.quoteList());
  await open(name);
  expect(screen.queryByText('Edit list')).toBeNull();
});
