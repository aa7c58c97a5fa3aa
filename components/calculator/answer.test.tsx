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

test('the result can be copied', () => {
  show();
  expect(screen.getByRole('button', { name: 'Copy result' })).toHaveAttribute(
    'data-copy',
    [
      'Metal Weight Calculator',
      'Total theoretical weight: 3.02 lb, 1.37 kg',
      'Per piece: 1.51 lb, 0.68 kg',
      'Per length: 1.508 lb/ft, 2.244 kg/m',
      'π/4 × 1² in² × 12 in × 0.160 lb/in³ × 2 = 3.02 lb; one piece: π/4 × 1² in² × 12 in × 0.160 lb/in³ = 1.51 lb',
    ].join('\n'),
  );
});

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
      pounds: expect.closeTo(3.016, 3),
      detail: '',
      href: '/tools/metal-weight-conversion/?diameter=1&length=12&pieces=2',
    },
  ]);
});

test('without a result there is nothing to copy or quote', () => {
  show({ ...values, diameter: '0' });
  for (const name of ['Add to quote', 'Copy result'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
});
