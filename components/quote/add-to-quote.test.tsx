import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToQuote } from './add-to-quote';
import { QuoteCount } from './quote-count';

const line = { kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/' } as const;

beforeEach(() => localStorage.clear());

test('a grade added is counted in the navigation, once', async () => {
  render(
    <>
      <QuoteCount />
      <AddToQuote line={line} />
    </>,
  );
  expect(screen.queryByText(/on your list/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote' }));
  expect(screen.getByRole('button', { name: 'Added · view list' })).toHaveAttribute('data-quote');
  expect(screen.getByText('line on your list').parentElement).toHaveTextContent(
    /^1 line on your list$/,
  );
});

test('a browser that keeps nothing is admitted', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<AddToQuote line={line} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not saved. Please name it in your message.',
  );
});
