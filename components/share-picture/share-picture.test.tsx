/** @jest-environment node */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { clipped } from './clipped';
import { SharePicture } from './share-picture';

test('of a title of 20,000 letters a picture draws what there is room for', () => {
  const long = 'Wide '.repeat(4_000);
  const words = { brand: long, title: long, kicker: long, metal: null };
  const facts = [{ name: long, value: long }];
  const drawn = renderToStaticMarkup(<SharePicture {...words} facts={facts} />);
  expect(drawn.replaceAll(/<[^>]*>/g, '').length).toBeLessThan(300);
  expect(drawn).toContain('Wide...');
});

test('a text that fits stays as it is, and no text is longer than its place or cut in a character', () => {
  expect(clipped('6AL-4V', 6)).toBe('6AL-4V');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 20 }), (text, max) => {
      const characters = [...clipped(text, max)];
      expect(characters.length).toBeLessThanOrEqual(max);
      expect(characters.join('').isWellFormed()).toBe(true);
      expect([...text].length > max || clipped(text, max) === text).toBe(true);
    }),
  );
});
