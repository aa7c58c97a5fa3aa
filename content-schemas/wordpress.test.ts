/** @jest-environment node */
import { z } from 'zod';
import { decode, fieldsOf, listOf, maybe, maybeText, plainText, slug, text } from './wordpress';

const nothing = [false, '', ' ', null, [], {}, undefined];

test('every way of saying nothing', () => {
  const schema = z.object({
    image: maybe(z.object({ url: z.string() })),
    specs: listOf(z.number()),
    acf: fieldsOf({ uns: maybeText }),
  });
  for (const value of nothing)
    expect(schema.parse({ image: value, specs: value, acf: value })).toEqual({
      image: undefined,
      specs: [],
      acf: {},
    });
  expect(schema.parse({})).toEqual({ specs: [], acf: {} });
});

test('one item instead of a list, and rows that are nothing', () => {
  expect(listOf(z.number()).parse(7)).toEqual([7]);
  expect(listOf(z.number()).parse([1, false, null, '', 2])).toEqual([1, 2]);
  expect(() => listOf(z.number()).parse(['x'])).toThrow('expected number');
});

test.each([
  ['Ti-6Al-4V &#8211; AMS', 'Ti-6Al-4V – AMS'],
  ['17-4PH® <em>VAR</em> &#038; 15-5', '17-4PH® VAR & 15-5'],
  ['&#x201C;H1025&#x201d;', '“H1025”'],
  ['&unknown; &#0; &#1114112;', '&unknown; \ufffd \ufffd'],
  ['R&eacute;aumur &Oslash; &alpha;+&beta; &frac58;&Prime; &sup3;', 'Réaumur Ø α+β ⅝″ ³'],
  ['A&B &copy 304 &ltd', 'A&B &copy 304 &ltd'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['1/2&Prime; <br>\n bar', '1/2″ bar'],
])('%s reads %s', (from, to) => {
  expect(plainText(from)).toBe(to);
  expect(text.parse({ rendered: from })).toBe(to);
});

test('entities are decoded once, and a number may stand where text should', () => {
  expect(decode('&amp;amp;')).toBe('&amp;');
  expect(maybeText.parse(304)).toBe('304');
});

test.each([
  ['6al-4v', '6al-4v'],
  ['%e6%97%a5%e6%9c%ac', '日本'],
  ['100%', '100%'],
  ['half-\ud800', 'half-\ufffd'],
  ['%-half-\udc00', '%-half-\ufffd'],
])('slug %s is %s', (from, to) => expect(slug.parse(from)).toBe(to));
