import { count } from './analytics';
import { withoutQuery } from './counted-address';

test.each([
  ['https://metals.example/inventory/titanium/?form=round-bar#grades'],
  ['https://metals.example/inventory/titanium/#grades?x'],
  ['https://metals.example/inventory/titanium/'],
])('of %s only the address is counted', (url) => {
  expect(withoutQuery({ type: 'pageview' as const, url })).toEqual({
    type: 'pageview',
    url: 'https://metals.example/inventory/titanium/',
  });
});

test('an occasion is counted where an analytics answers, and does no harm elsewhere', () => {
  expect(() => count('Quote sent')).not.toThrow();
  const va = jest.fn();
  window.va = va;
  count('Quote opened');
  expect(va).toHaveBeenCalledWith('event', { name: 'Quote opened', options: undefined });
  delete window.va;
});
