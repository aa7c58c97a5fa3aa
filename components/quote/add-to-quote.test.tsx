import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToQuote } from './add-to-quote';

const line = { kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/' } as const;

beforeEach(() => localStorage.clear());

test('a browser that keeps nothing is admitted', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<AddToQuote line={line} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not added: this browser’s storage is full.',
  );
});
