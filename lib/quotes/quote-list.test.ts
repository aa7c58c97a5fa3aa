import { addQuoteLine, quoteLines } from './quote-list';
import type { QuoteLine } from './quote-line';

const bar: QuoteLine = {
  kind: 'weight',
  title: '4 × Titanium bar',
  detail: '37.70 lb',
  href: '/tools/metal-weight-conversion/?pieces=4',
};

beforeEach(() => localStorage.clear());

test('a line is kept, once per address, and the page is told', () => {
  const told = jest.fn();
  addEventListener('quote-list', told);
  expect(addQuoteLine(bar)).toBe(true);
  expect(addQuoteLine({ ...bar, detail: '40 lb' })).toBe(true);
  expect(quoteLines()).toEqual([{ ...bar, detail: '40 lb' }]);
  expect(told).toHaveBeenCalledTimes(2);
  removeEventListener('quote-list', told);
});

test('a store that holds something else counts as empty', () => {
  localStorage.setItem('quote-list', '{"not":"ours"');
  expect(quoteLines()).toEqual([]);
});

test('a full store is admitted', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(addQuoteLine(bar)).toBe(false);
});
