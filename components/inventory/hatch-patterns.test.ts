/** @jest-environment node */
import { metals } from '@/lib/catalog/metals';
import { hatches } from './hatch-patterns';

test('every metal has a hatch, and no two have the same strokes', () => {
  for (const { slug } of metals) expect(hatches.map(({ name }) => name)).toContain(slug);
  const strokes = hatches
    .filter(({ name }) => name !== 'plain')
    .map(({ lines, faint }) => [lines, faint].join());
  expect(new Set(strokes).size).toBe(strokes.length);
});
