/** @jest-environment node */
import * as fc from 'fast-check';
import { everyField, type Values } from './calculator';
import { cutLine, fromRows, toQuery, toRows, totals } from './cut-list';
import { densities, namedSizeTables } from './materials';
import { metalWeightOf } from './metal-weight';
import { add, fixed, isEqual, zero } from './rational';
import { shapes } from './shapes';

const calculator = metalWeightOf(densities, namedSizeTables);

const bar: Values = { diameter: '2-1/2', length: '1', lengthUnit: 'ft', pieces: '4' };
const pipe: Values = {
  shape: 'pipe',
  material: 'stainless',
  nps: '1/2',
  length: '20',
  lengthUnit: 'ft',
};
const own: Values = {
  shape: 'sphere',
  material: 'own',
  density: '8.19',
  densityUnit: 'g',
  diameter: '50',
  diameterUnit: 'mm',
};

test('a list is written with its sizes, names and weights, and an unused column is left out', () => {
  expect(toRows(calculator, [bar, pipe, own])).toEqual([
    [
      'Shape',
      'Material',
      'Alloy',
      'Density',
      'Nps',
      'Schedule',
      'Diameter',
      'Length',
      'Pieces',
      'Total lb',
      'Total kg',
      'With kerf and ends lb',
    ],
    [
      'Round bar',
      'Titanium',
      '6Al-4V (Grade 5)',
      '',
      '',
      '',
      '2-1/2 in',
      '1 ft',
      '4',
      '37.70',
      '17.10',
      '37.70',
    ],
    [
      'Pipe',
      'Stainless Steel',
      expect.any(String),
      '',
      'NPS 1/2',
      'STD',
      '',
      '20 ft',
      '1',
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ],
    [
      'Sphere',
      'Other: type its density',
      '',
      '8.19 g/cm³',
      '',
      '',
      '50 mm',
      '',
      '1',
      '1.18',
      '0.54',
      '1.18',
    ],
  ]);
});

test.each([
  [{ shape: 'Cone' }, 'There is no shape “Cone”'],
  [{ material: '' }, 'It has no material'],
  [{ alloy: 'Unobtainium' }, 'There is no alloy “Unobtainium”'],
  [{ diameter: '' }, 'It has no diameter'],
  [{ diameter: 'wide' }, 'Diameter: Invalid input given: wide'],
  [{ length: '-1 ft' }, 'Length: Length must not be below 0'],
  [{ pieces: '1.5' }, 'Pieces: Pieces must be a whole number'],
])('a row with %j is refused in a sentence', (wrong: Values, reason) => {
  const cells: Values = {
    shape: 'round bar',
    material: 'titanium',
    alloy: 'r56400',
    diameter: '2.5"',
    length: '3 feet',
    ...wrong,
  };
  const { lines, refused } = fromRows(calculator, [Object.keys(cells), Object.values(cells)]);
  expect([lines, refused]).toEqual([[], [{ row: 2, reason }]]);
});

test('a row is read by the names people write', () => {
  const { lines, refused } = fromRows(calculator, [
    ['ALLOY', 'material', 'Shape', 'diameter', 'Length', 'PIECES', 'Total lb'],
    ['6al-4v', 'Titanium', 'round bar', '2.5"', '3 feet', '', '999'],
  ]);
  expect(refused).toEqual([]);
  expect(fixed(cutLine(calculator, lines[0]!)!.total, 2)).toBe('28.27');
});

const size = fc.oneof(
  fc.integer({ min: 1, max: 40_000 }).map((n) => `${n / 1000}`),
  fc.constantFrom('1/2', '2-1/2', '3 7/8'),
);

/** Any line that its form can add, over all shapes, materials and names of sizes. */
const anyLine = fc
  .record({
    shape: fc.constantFrom(...shapes.map(({ id }) => id)),
    material: fc.constantFrom('titanium', 'nickel', 'plastic', 'own'),
  })
  .chain((start) => answered(start, ['alloy', 'nps', 'bwg']))
  .chain((values) => answered(values, ['schedule']))
  .chain((values) =>
    fc
      .record(
        Object.fromEntries(
          everyField(calculator.fields(values))
            .filter(({ name }) => !(name in values))
            .map(({ name, options }) => [
              name,
              options
                ? fc.constantFrom(...options.map(({ value }) => value))
                : name === 'pieces'
                  ? fc.integer({ min: 1, max: 99 }).map(String)
                  : size,
            ]),
        ),
      )
      .map((more): Values => ({ ...values, ...more })),
  );

const answered = (values: Values, names: readonly string[]) =>
  fc
    .record(
      Object.fromEntries(
        calculator
          .fields(values)
          .filter(({ name }) => names.includes(name))
          .map(({ name, options = [] }) => [
            name,
            fc.constantFrom(...options.map(({ value }) => value)),
          ]),
      ),
    )
    .map((more): Values => ({ ...values, ...more }));

test('what is written is read back as the same lines, and its totals are the sum of what was typed', () => {
  const numRuns = Number(process.env.PROPERTY_RUNS ?? 50);
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 4 }), (all) => {
      const list = all.filter((values) => cutLine(calculator, values));
      const { lines, refused } = fromRows(calculator, toRows(calculator, list));
      expect(refused).toEqual([]);
      expect(lines.map((values) => toQuery(calculator, values))).toEqual(
        list.map((values) => toQuery(calculator, values)),
      );
      const sums = totals(lines.flatMap((values) => cutLine(calculator, values) ?? []));
      const sum = list.reduce(
        (total, values) => add(total, calculator.weights(values)!.total),
        zero,
      );
      expect(isEqual(sums.total, sum)).toBe(true);
    }),
    { numRuns },
  );
});
