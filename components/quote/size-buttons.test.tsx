import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeQuoteLine } from '@/lib/quotes/quote-list';
import { SizeButtons } from './size-buttons';

const line = {
  kind: 'grade',
  title: 'Nickel 718, Plate',
  spec: 'AMS 5596, solution treated',
  href: '/718/#stock-2',
} as const;
const buttons = <SizeButtons line={line} shown={'0.250 12\u202F×\u202F8'} />;
const stored = (): unknown => JSON.parse(localStorage.getItem('quote-list') ?? '[]');
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) });

beforeEach(() => localStorage.clear());

test('each size pressed is a line of the quote list, and pressed again it is none', async () => {
  render(buttons);
  const thin = await button('0.250 in, Nickel 718, Plate');
  await userEvent.click(thin);
  await waitFor(() => expect(thin).toHaveAttribute('aria-pressed', 'true'));
  const wide = await button('12\u202F×\u202F8 in, Nickel 718, Plate');
  expect(wide).toHaveTextContent('12 × 8304.8 × 203.2');
  await userEvent.click(wide);
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2));
  expect(stored()).toMatchObject([
    { ...line, size: '0.25 in', href: '/718/?size=0.25%20in#stock-2' },
    { ...line, size: '12 × 8 in', href: '/718/?size=12%20%C3%97%208%20in#stock-2' },
  ]);
  await userEvent.click(thin);
  await waitFor(() => expect(thin).toHaveAttribute('aria-pressed', 'false'));
  expect(stored()).toMatchObject([{ size: '12 × 8 in' }]);
  document.documentElement.dataset.units = 'metric';
  await userEvent.click(thin);
  delete document.documentElement.dataset.units;
  expect(stored()).toMatchObject([{ size: '12 × 8 in' }, { size: '6.35 mm (0.25 in)' }]);
});

test('a pressed size whose line has a quantity opens the list and stays', async () => {
  render(buttons);
  const thin = await button('0.250 in, Nickel 718, Plate');
  await userEvent.click(thin);
  expect(thin).not.toHaveAttribute('data-quote');
  act(() => void changeQuoteLine('/718/?size=0.25%20in#stock-2', { quantity: '3' }));
  expect(thin).toHaveAttribute('data-quote');
  await userEvent.click(thin);
  expect(stored()).toMatchObject([{ size: '0.25 in', quantity: '3' }]);
});

test('a size that is no decimal number is shown in inches alone', async () => {
  render(<SizeButtons line={line} shown={'1-1/2 0.75\u202F×\u202F1\u202F1/2'} />);
  for (const size of ['1-1/2', '0.75\u202F×\u202F1\u202F1/2']) {
    const shown = await screen.findByRole('button', { name: `${size} in, Nickel 718, Plate` });
    expect(shown.querySelector('[data-unit="metric"]')?.textContent).toBe(`${size}″`);
  }
});

test('what cannot be stored is posted, as without a script', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(buttons);
  const posted = jest.fn();
  const post = (event: SubmitEvent) => {
    event.preventDefault();
    posted(event.submitter?.getAttribute('value'));
  };
  document.addEventListener('submit', post, { once: true });
  const pressed = await button('0.250 in, Nickel 718, Plate');
  expect(pressed.closest('form')).toHaveAttribute('action', '/api/quote-lines/');
  await userEvent.click(pressed);
  await waitFor(() =>
    expect(posted.mock.calls).toEqual([['Nickel 718, Plate, AMS 5596, solution treated, 0.25 in']]),
  );
});
