import { render, screen, within } from '@testing-library/react';
import { gradeSchema } from '@/content-schemas/grade';
import { metals } from '@/lib/catalog/metals';
import { StockSizes } from './stock-sizes';

const fromStock = 'from stock, 1 to 3 working days';
const renderSizes = (stock: readonly { form: string; sizes: string; lead_time?: string }[]) => {
  const acf = { stock };
  const schema = gradeSchema({ specs: 'specs', specLink: 'spec' });
  const grade = schema.parse({ id: 1, slug: 'x', title: { rendered: 'X' }, acf });
  render(<StockSizes metal={metals[0]!} grade={{ ...grade, rows: [], specs: [], forms: [] }} />);
};
const sizesWith = (...leadTimes: readonly (string | null)[]) => {
  renderSizes(leadTimes.map((time) => ({ form: 'round-bar', sizes: '1', lead_time: time ?? '' })));
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

test('links above the sizes of four forms or more lead to the first row of each', () => {
  renderSizes(['bar', 'bar', 'plate', 'sheet', 'billet'].map((form) => ({ form, sizes: '1' })));
  const links = within(screen.getByRole('navigation', { name: 'Go to form' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['bar', '#stock-1'],
    ['plate', '#stock-3'],
    ['sheet', '#stock-4'],
    ['billet', '#stock-5'],
  ]);
});

test('the sizes of few forms have no links above them', () => {
  renderSizes(['bar', 'plate', 'sheet'].map((form) => ({ form, sizes: '1' })));
  expect(screen.queryByRole('navigation')).toBeNull();
});
