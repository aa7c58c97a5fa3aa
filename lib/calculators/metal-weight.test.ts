/** @jest-environment node */
import { metalWeightGuide } from './guides/metal-weight';
import { alloysOf } from './material';
import { densities, materials } from './materials';
import { metalWeightOf } from './metal-weight';
import { exact, fixed } from './rational';
import vectors from './vectors/metal-weight.json';

const metalWeight = metalWeightOf(densities);

/** Vectors of different shapes have different sizes; JSON shows the others as absent. */
const sizesOf = ({ dimensions }: { dimensions: object }) =>
  Object.entries(dimensions as Record<string, { value: number; unit: string }>);

/** The vectors call a ring's length its thickness, as our field does under its own name. */
const typed = ({ shape, material, alloy, dimensions, pieces }: (typeof vectors)[number]) => {
  const row = materials.find(({ id }) => id === material)!;
  const { id } = alloysOf(row).find(({ name }) => name === alloy)!;
  const sizes = sizesOf({ dimensions }).flatMap(([name, { value, unit }]) => {
    const field = shape === 'ring' && name === 'thickness' ? 'ringThickness' : name;
    return [
      [field, `${value}`],
      [`${field}Unit`, unit],
    ];
  });
  return { shape, material, alloy: id, pieces: `${pieces}`, ...Object.fromEntries(sizes) };
};

test.each(vectors)('$pieces × $material $alloy $shape', (vector) => {
  const { displayLb, displayKg } = vector.expect;
  const { results, problems } = metalWeight.solve(typed(vector));
  expect(problems).toEqual({});
  expect(results[0]?.figures).toEqual([
    { value: displayLb, unit: 'lb' },
    { value: displayKg, unit: 'kg' },
  ]);
  const each = results.find(({ label }) => label === 'Per piece') ?? results[0];
  expect(each?.figures[0]?.value).toBe(fixed(exact(vector.expect.pieceLb), 2));
});

test.each([
  [
    { shape: 'tube', outerDiameter: '2', wall: '1.001' },
    'wall',
    'Wall must be at most half the outer diameter',
  ],
  [
    { shape: 'pipe', outerDiameter: '50', outerDiameterUnit: 'mm', wall: '1' },
    'wall',
    'Wall must be at most half the outer diameter',
  ],
  [{ shape: 'squareTube', side: '2', wall: '2' }, 'wall', 'Wall must be at most half the side'],
  [
    { shape: 'rectangleTube', height: '4', width: '1', wall: '0.6' },
    'wall',
    'Wall must be at most half the height and half the width',
  ],
  [
    { shape: 'ring', outerDiameter: '4', innerDiameter: '4' },
    'innerDiameter',
    'Inner diameter must be less than the outer diameter',
  ],
  [{ shape: 'round', diameter: '0' }, 'diameter', 'Diameter must be more than 0'],
  [{ shape: 'round', diameter: '-2' }, 'diameter', 'Diameter must not be below 0'],
  [{ shape: 'round', length: '1e9' }, 'length', 'Invalid input given: 1e9'],
  [{ shape: 'round', length: '1000000.1' }, 'length', 'Length must be at most 1,000,000 in'],
  [{ pieces: '2.5' }, 'pieces', 'Pieces must be a whole number'],
  [{ pieces: '0' }, 'pieces', 'Pieces must be at least 1'],
  [{ pieces: 'few' }, 'pieces', 'Invalid input given: few'],
  [{ pieces: '1000001' }, 'pieces', 'Pieces must be at most 1,000,000'],
])(
  '%j is answered with a sentence about the %s',
  (values: Record<string, string>, name, message) => {
    const { results, problems } = metalWeight.solve(values);
    expect(results).toEqual([]);
    expect(problems[name]?.message).toBe(message);
  },
);

test('of titanium the answer and the page say what older tables use', () => {
  const said = 'Older tables use 0.163 lb/in³ for all titanium';
  expect(metalWeight.solve({ material: 'titanium' }).notes).toContain(`${said}.`);
  expect(metalWeight.solve({ material: 'nickel' }).notes?.join()).not.toContain('Older tables');
  expect(metalWeightGuide.limits).toContain(`${said}; the alloys here have 0.158 to 0.178.`);
});

test('empty sizes show neither error nor weight', () => {
  expect(metalWeight.solve({ diameter: '', length: ' ' })).toMatchObject({
    results: [],
    problems: {},
  });
});

test('the answer shows its workings, its density, and the line of a quote', () => {
  const answer = metalWeight.solve({
    material: 'titanium',
    alloy: 'R56400',
    shape: 'round',
    diameter: '2-1/2',
    length: '1',
    lengthUnit: 'ft',
    pieces: '4',
  });
  expect(answer.formula).toBe(
    'pi/4 × 2.5² × 12 in × 0.160 lb/in³ × 4 = 37.70 lb; one piece: pi/4 × 2.5² × 12 in × 0.160 lb/in³ = 9.42 lb',
  );
  expect(answer.understood).toEqual({ diameter: '2.5 in', length: '1 ft = 12 in' });
  expect(answer.notes?.[0]).toBe('Density of 6Al-4V (Grade 5) (UNS R56400): 0.160 lb/in³.');
  expect(answer.quote).toEqual({
    title: '4 × Titanium 6Al-4V (Grade 5), round bar',
    detail: 'diameter 2.5 in, length 1 ft; 37.70 lb theoretical',
  });
  expect(answer.figure?.dimensions).toEqual({ height: 'ø 2.5 in', length: '1 ft' });
});

test('a unit written after the number wins over the choice beside it', () => {
  const answer = metalWeight.solve({ diameter: '2.5"', diameterUnit: 'mm', length: "1'" });
  expect(answer.understood).toEqual({ diameter: '2.5 in', length: '1 ft = 12 in' });
});
