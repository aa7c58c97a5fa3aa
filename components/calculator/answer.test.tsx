import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToQuote } from '@/components/quote/add-to-quote';
import { tools } from '@/lib/calculators';
import { quoteLines } from '@/lib/quotes/quote-list';
import { Actions } from './answer';

const { calculator } = tools.metalWeight;
const values = { diameter: '1', length: '12', pieces: '2' };
const show = (typed = values) =>
  render(
    <Actions
      calculator={calculator}
      answer={calculator.solve(typed)}
      values={typed}
      QuoteButton={AddToQuote}
    />,
  );

beforeEach(() => localStorage.clear());

test('a weight goes on the quote list with the address that opens it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote' }));
  expect(quoteLines()).toEqual([
    {
      kind: 'weight',
      title: 'Titanium 6Al-4V (Grade 5), round bar',
      quantity: '2',
      unit: 'pieces',
      size: 'diameter 1 in',
      length: '12 in',
      poundsEach: expect.closeTo(1.508, 3),
      href: '/tools/metal-weight-conversion/?diameter=1&length=12&pieces=2',
    },
  ]);
});

test('without a result there is nothing to quote', () => {
  show({ ...values, diameter: '0' });
  expect(screen.getByRole('button', { name: 'Add to quote' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
});
