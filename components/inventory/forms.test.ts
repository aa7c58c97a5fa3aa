/** @jest-environment node */
import { drawForm, formKinds, kindOf } from './forms';

test.each(formKinds.filter((kind) => kind !== 'other'))('%s has a drawing of its own', (slug) => {
  expect(kindOf(slug)).toBe(slug);
  const others = formKinds.filter((kind) => kind !== slug).map((kind) => drawForm(kind).sides);
  expect(others).not.toContainEqual(drawForm(slug).sides);
});

test.each([
  ['round-tube', 'tube'],
  ['strip', 'sheet'],
  ['rings', 'forged-ring'],
  ['something-new', 'other'],
  ['constructor', 'other'],
])('%s is drawn as %s', (slug, kind) => {
  expect(kindOf(slug)).toBe(kind);
  expect(drawForm(slug)).toEqual(drawForm(kind));
});

test.each(formKinds)('%s stays on its square of 64', (kind) => {
  const { sides, face } = drawForm(kind);
  // Radii and flags of arcs are within too; what counts is that nothing is beyond.
  for (const length of [...sides, face]
    .join()
    .match(/-?[\d.]+/g)!
    .map(Number)) {
    expect(length).toBeGreaterThanOrEqual(0);
    expect(length).toBeLessThanOrEqual(64);
  }
});
