/** @jest-environment node */
import { metalWeightGuide } from './guides/metal-weight';
import { alloysOf } from './material';
import { densities, materials, namedSizeTables } from './materials';
import { metalWeightOf } from './metal-weight';
import { toDrawing } from './drawing';
import { exact, fixed } from './rational';
import vectors from './vectors/metal-weight.json';

const metalWeight = metalWeightOf(densities, namedSizeTables);

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
  expect(results[0]?.figures).toMatchObject([
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
  [
    { shape: 'squareTube', side: '2', wall: '2' },
    'wall',
    'Wall must be at most half the shorter side',
  ],
  [
    { shape: 'rectangleTube', height: '4', width: '1', wall: '0.6' },
    'wall',
    'Wall must be at most half the shorter side',
  ],
  [
    { shape: 'ring', outerDiameter: '4', innerDiameter: '4' },
    'innerDiameter',
    'Inner diameter must be less than the outer diameter',
  ],
  [{ shape: 'round', diameter: '0' }, 'diameter', 'Diameter must be more than 0'],
  [{ shape: 'round', diameter: '-2' }, 'diameter', 'Diameter must be more than 0'],
  [{ shape: 'round', length: '1e9' }, 'length', 'Invalid input given: 1e9'],
  [{ shape: 'round', length: '1000000.1' }, 'length', 'Length must be at most 1,000,000 in'],
  [{ pieces: '2.5' }, 'pieces', 'Pieces must be a whole number'],
  [{ pieces: '0' }, 'pieces', 'Pieces must be at least 1'],
  [{ pieces: 'few' }, 'pieces', 'Invalid input given: few'],
  [{ pieces: '1000001' }, 'pieces', 'Pieces must be at most 1,000,000'],
  [{ material: 'own', density: '0' }, 'density', 'Density must be more than 0'],
  [{ material: 'own', density: '8.19' }, 'density', 'Density must be at most 1 lb/in³'],
  [
    { shape: 'angle', legA: '2', legB: '1', thickness: '1.5' },
    'thickness',
    'Thickness must be at most the shorter leg',
  ],
  [
    { shape: 'channel', height: '2', flange: '1.1' },
    'flange',
    'Flange thickness must be at most half the height',
  ],
  [
    { shape: 'tee', width: '2', web: '2.1' },
    'web',
    'Web thickness must be at most the flange width',
  ],
])(
  '%j is answered with a sentence about the %s',
  (values: Record<string, string>, name, message) => {
    const { results, problems } = metalWeight.solve(values);
    expect(results).toEqual([]);
    expect(problems[name]?.message).toBe(message);
  },
);

test('for titanium the result and the page name the density of older tables', () => {
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
    'π/4 × 2.5² in² × 12 in × 0.160 lb/in³ × 4 = 37.70 lb; one piece: π/4 × 2.5² in² × 12 in × 0.160 lb/in³ = 9.42 lb',
  );
  expect(answer.understood).toEqual({ diameter: '2.5 in', length: '1 ft = 12 in' });
  expect(answer.notes?.[0]).toBe('Density of 6Al-4V (Grade 5) (UNS R56400): 0.160 lb/in³.');
  expect(answer.quote).toEqual({
    title: 'Titanium 6Al-4V (Grade 5), round bar',
    quantity: '4',
    unit: 'pieces',
    size: 'diameter 2.5 in',
    length: '1 ft',
    poundsEach: expect.closeTo(37.7 / 4, 2),
  });
  expect(toDrawing(answer.drawing!).dimensions).toEqual({ height: 'ø 2.5 in', length: '1 ft' });
});

const answered = (values: Record<string, string>) => {
  const { results, problems, ...rest } = metalWeight.solve(values);
  expect(problems).toEqual({});
  return {
    ...rest,
    figures: results.map(({ label, figures }) => [label, ...figures.map(({ value }) => value)]),
  };
};

/** What the trade takes for steel is 0.2836 lb/in³; these are of 0.284. */
const steel = { material: 'own', density: '0.284', length: '12' };

test.each([
  [
    { shape: 'pipe', nps: '4' },
    '10.817',
    'NPS 4 schedule STD, outer diameter 4.500 in, wall 0.237 in',
  ],
  [{ shape: 'pipe', nps: '4', schedule: '80S' }, '15.021', 'NPS 4 schedule 80S'],
  [{ shape: 'pipe', nps: '22', schedule: '40' }, '86.823', 'NPS 22 schedule STD'],
  [{ shape: 'tube', bwg: '16', outerDiameter: '1' }, '0.651', 'wall 16 BWG'],
])('%j is weighed by its name: %s lb a foot', (sizes, perFoot, words) => {
  const { figures, quote } = answered({ ...steel, ...sizes });
  expect(figures[1]?.[1]).toBe(perFoot);
  expect(quote?.size).toContain(words);
});

test('a size with a name has no fields for the sizes that the name determines', () => {
  const names = (values: Record<string, string>) =>
    metalWeight.fields(values).map(({ name }) => name);
  expect(names({ shape: 'pipe' })).toEqual(
    expect.arrayContaining(['nps', 'outerDiameter', 'wall']),
  );
  expect(names({ shape: 'pipe', nps: '2' })).not.toContain('wall');
  expect(names({ shape: 'pipe', nps: '2' })).not.toContain('outerDiameter');
  expect(names({ shape: 'tube', bwg: '12' })).toContain('outerDiameter');
  expect(names({ shape: 'tube', bwg: '12' })).not.toContain('wall');
});

test.each([
  [{ density: '8.19', densityUnit: 'g' }, '8.19 g/cm³', '(8.19 × 16.387064/453.59237) lb/in³'],
  [
    { density: '8190', densityUnit: 'kg' },
    '8190 kg/m³',
    '(8190 × 16.387064/453.59237/1000) lb/in³',
  ],
])('a density typed as %j is weighed exactly', (density, name, term) => {
  const { figures, notes, formula, quote } = answered({
    material: 'own',
    diameter: '2',
    length: '10',
    ...density,
  });
  expect(figures[0]).toEqual(['Theoretical weight', '9.30', '4.22']);
  expect(notes).toEqual([`Density as typed: ${name} = 0.2959 lb/in³.`]);
  expect(formula).toContain(term);
  expect(quote?.title).toBe(`Metal of ${name}, round bar`);
});

test('a weight of thousands is shown with a comma, as on the quote list', () => {
  const { results, notes } = metalWeight.solve({ ...steel, diameter: '10', length: '1268' });
  expect(results[0]?.figures[0]).toEqual({ value: '28283.13', unit: 'lb', text: '28,283.13' });
  expect(notes).toEqual(['Density as typed: 0.284 lb/in³.']);
});

test('the specification that is typed goes onto the quote list with the piece', () => {
  const { quote } = metalWeight.solve({ diameter: '2', length: '12', spec: ' AMS 4928 ' });
  expect(quote?.spec).toBe('AMS 4928');
});
