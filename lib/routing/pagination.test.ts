/** @jest-environment node */
import { listPage, offeredPages, pageNumber, shortList } from './pagination';

const list = (length: number) => Array.from({ length }, (_, i) => i);

test.each([
  [0, 1, { first: undefined, length: 0, last: 1 }],
  [200, 1, { first: 0, length: 200, last: 1 }],
  [201, 1, { first: 0, length: 200, last: 2 }],
  [201, 2, { first: 200, length: 1, last: 2 }],
  [20_014, 101, { first: 20_000, length: 14, last: 101 }],
])('of a list of %d, page %d', (length, number, { first, ...expected }) => {
  const page = listPage(list(length), number)!;
  expect({ length: page.items.length, last: page.last }).toEqual(expected);
  expect([page.items[0], page.total, page.number]).toEqual([first, length, number]);
});

test.each([0, -1, 3, 1.5, NaN])('a list of 201 has no page %d', (number) => {
  expect(listPage(list(201), number)).toBeNull();
});

test.each([
  [undefined, 1],
  ['2', 2],
  ['101', 101],
  // The first page has one address only, and a number one spelling.
  ['1', NaN],
  ['02', NaN],
  ['0', NaN],
  ['-2', NaN],
  ['2e3', NaN],
  ['1234567', NaN],
])('the address segment %j is page %d', (segment, number) => {
  expect(pageNumber(segment)).toBe(number);
});

test('the first, the last and the neighbours are offered', () => {
  expect(offeredPages({ number: 50, last: 101 })).toEqual([1, 48, 49, 50, 51, 52, 101]);
  expect(offeredPages({ number: 1, last: 2 })).toEqual([1, 2]);
});

test('a list cut short has the number of items left out', () => {
  expect(shortList([1, 2, 3], 2)).toEqual({ items: [1, 2], more: 1 });
  expect(shortList([1, 2], 2)).toEqual({ items: [1, 2], more: 0 });
});
