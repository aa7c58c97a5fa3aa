/** @jest-environment node */
import * as fc from 'fast-check';
import { box, circle, hexagon, polygon } from '@/lib/calculators/drawing';
import { layOut, sheet } from './drawing';

const bar = { label: 'bar', dimensions: {} };

test('a short bar keeps its proportions, a long one is broken', () => {
  const short = layOut({ ...bar, outer: circle(2), length: 3 });
  expect(short.side).toMatchObject({ width: 147, height: 98, broken: false });
  const long = layOut({ ...bar, outer: circle(2), length: 240 });
  expect(long.side).toMatchObject({ width: 210, broken: true });
});

test('a bore is drawn dashed from the side and open in the section', () => {
  const tube = layOut({ ...bar, outer: circle(2), inner: circle(1), length: 12 });
  expect(tube.side?.bore).toBe(49);
  expect(tube.face.match(/Z/g)).toHaveLength(2);
});

test('a hex bar lies on a flat', () => {
  expect(layOut({ ...bar, outer: hexagon(1), length: 1 }).face.match(/L/g)).toHaveLength(5);
});

test('a rolled section has its corners, and a square tube its bore', () => {
  const tee = polygon(2, 2, [
    [0, 0],
    [2, 0],
    [1, 2],
  ]);
  expect(layOut({ ...bar, outer: tee, length: 1 }).face).toBe('M291 37L389 37L340 135Z');
  const tube = layOut({ ...bar, outer: box(2, 2), inner: box(1, 1), length: 1 });
  expect(tube.face.match(/Z/g)).toHaveLength(2);
});

test('a section alone stands in the middle of the sheet, larger than beside a side view', () => {
  const { side, section, part } = layOut({ ...bar, outer: circle(3), part: box(2, 1) });
  expect(side).toBeUndefined();
  expect(section.x).toBe(sheet.width / 2);
  expect(section.height).toBeCloseTo(1.3 * 98);
  expect(part).toMatch(/^M/);
});

test('whatever is weighed fits on its sheet', () => {
  const size = fc.double({ min: 0.000001, max: 1_000_000, noNaN: true });
  fc.assert(
    fc.property(size, size, size, (width, height, length) => {
      const { side, section, face } = layOut({ ...bar, outer: box(width, height), length });
      expect(face).not.toMatch(/NaN|Infinity|e-?\d/);
      expect(side!.x + side!.width).toBeLessThan(section.x - section.width / 2);
      expect(section.x + section.width / 2).toBeLessThan(sheet.width - 44);
      expect(section.y + section.height / 2).toBeLessThan(sheet.height - 60);
    }),
  );
});
