import { render, screen } from '@testing-library/react';
import { gradeSchema } from '@/content-schemas/grade';
import { metals } from '@/lib/catalog/metals';
import { StockSizes } from './sizes-to-order';

const fromStock = 'from stock, 1 to 3 working days';
const sizesWith = (...leadTimes: readonly (string | null)[]) => {
  const stock = leadTimes.map((time) => ({ form: 'round-bar', sizes: '1', lead_time: time ?? '' }));
  const acf = { stock };
  const schema = gradeSchema({ specs: 'specs', specLink: 'spec' });
  const grade = schema.parse({ id: 1, slug: 'x', title: { rendered: 'X' }, acf });
  render(<StockSizes metal={metals[0]!} grade={{ ...grade, rows: [], specs: [], forms: [] }} />);
  const words = (element: Element | null) => element?.textContent.replaceAll('\u00A0', ' ');
  return {
    above: words(screen.getByText(/Choose a size/).parentElement),
    inRows: screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => words(each.querySelector('b'))),
  };
};

test.each<[string, (string | null)[], string, (string | undefined)[]]>([
  ['one that all have', [fromStock, fromStock], 'From stock, 1 to 3 working days. ', []],
  [
    'one that most have',
    [fromStock, 'mill order, 8 to 14 weeks', fromStock],
    'From stock, 1 to 3 working days, unless the sizes have a lead time of their own. ',
    [undefined, 'mill order, 8 to 14 weeks', undefined],
  ],
  ['none, as one has none', [fromStock, fromStock, null], '', [fromStock, fromStock, undefined]],
  ['none, as all differ', ['a', 'b', 'c'], '', ['a', 'b', 'c']],
])('above the sizes stands the usual lead time: %s', (_, leadTimes, usual, inRows) => {
  expect(sizesWith(...leadTimes)).toEqual({
    above: `${usual}Choose a size to add it to your quote.`,
    inRows: inRows.length > 0 ? inRows : leadTimes.map(() => undefined),
  });
});
