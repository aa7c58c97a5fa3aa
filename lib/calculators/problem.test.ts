/** @jest-environment node */
import * as fc from 'fast-check';
import { calculators } from '.';
import { everyField, unknownChoices } from './calculator';
import { readPieces } from './metal-weight';
import { causeOf, correctionOf, inputExcerpt } from './problem';
import { readNumber } from './typed-number';
import { sheetGauge } from './sheet-gauge';
import { steelHardness } from './steel-hardness';

const comma = 'Use a point, no commas.';

test.each([
  ['1,5', comma],
  ['1,250.5', comma],
  ['4 pcs', 'Leave out “pcs”.'],
  ['1x/y', 'Leave out “x/y”.'],
  ['68°F', 'Leave out “°F”.'],
  ['8.19 g/cm', 'Leave out “g/cm”.'],
  ['2,5 mm', comma],
])('%s is answered with what is wrong about it', (typed, cause) => {
  expect(causeOf(typed)).toEqual({ cause });
});

test.each(['', 'abc', 'HB', '1.1.1', ',', '1/0', '٣', '--1'])('%p has no plain cause', (typed) => {
  expect(causeOf(typed)).toEqual({});
});

test.each([
  ['2,5', '2.5'],
  ['0,250', '0.250'],
  [' ,5', '.5'],
  ['-12,75', '-12.75'],
  ['1,250', '1250'],
  ['1,250.5', '1250.5'],
  ['12,345,678', '12345678'],
])('%s is corrected to %s, in a link to the answer', (typed, number) => {
  expect(correctionOf(typed, { size: typed, sizeUnit: 'mm' }, 'size')).toEqual({
    href: `?size=${encodeURIComponent(number)}&sizeUnit=mm`,
    text: `Use ${number}`,
  });
});

test.each(['2.5', 'abc', ',', '1,2,3', '2,5 mm', '1,000/0', '1.250,5'])(
  'of %p no correction is plain',
  (typed) => {
    expect(correctionOf(typed, {}, 'size')).toBeUndefined();
  },
);

test('each typed field of each tool but hardness offers its correction, which then is no problem', () => {
  for (const calculator of calculators) {
    // Its scripts are at their budget: it says that the comma is the cause.
    if (calculator.slug === 'steel-hardness-conversion') continue;
    const asked = everyField(calculator.fields({})).filter(
      ({ options, name }) => !options && name !== 'spec', // words, not a number
    );
    for (const { name } of asked) {
      const typed = name === 'pieces' ? '1,000' : '80,5';
      const link = calculator.solve({ [name]: typed }).problems[name]?.link;
      const corrected = Object.fromEntries(new URLSearchParams(link?.href));
      expect([calculator.slug, name, readNumber(corrected[name] ?? '')]).toEqual([
        calculator.slug,
        name,
        expect.anything(),
      ]);
    }
  }
  expect(readPieces({ pieces: '2,5' })).toEqual({
    message: 'Pieces must be a whole number',
  });
});

test('of long words in place of a hardness the first are repeated', () => {
  const { problems } = steelHardness.solve({ hb: 'x'.repeat(40) });
  expect(problems.hb?.cause).toContain(`“${'x'.repeat(19)}…”`);
});

test('no error of any tool repeats more than 60 characters', () => {
  expect(inputExcerpt('x'.repeat(60))).toHaveLength(60);
  fc.assert(
    fc.property(
      fc.constantFrom(...calculators),
      fc.string({ unit: 'grapheme', minLength: 40, maxLength: 400 }),
      (calculator, text) => {
        const asked = everyField(calculator.fields({})).filter(
          ({ options, name }) => !options && name !== 'spec', // words, not a number
        );
        const { problems } = calculator.solve(
          Object.fromEntries(asked.map(({ name }) => [name, text])),
        );
        for (const { message } of Object.values(problems))
          expect([...message.replace('Invalid input given: ', '')].length).toBeLessThanOrEqual(60);
      },
    ),
  );
});

test('a link to a gauge that does not exist shows a message with the range of gauges', () => {
  const fields = sheetGauge.fields({});
  expect(unknownChoices(fields, { gauge: '2' })).toEqual({
    gauge: {
      message: 'There is no “2” here: 16 gauge is shown',
      hint: 'Gauges go from 3 to 36',
    },
  });
  expect(unknownChoices(fields, { gauge: '3' })).toEqual({});
  expect(unknownChoices(fields, {})).toEqual({});
});

test.each(calculators.map((calculator) => [calculator.slug, calculator] as const))(
  'a link to a choice that %s does not have names what is shown in its place',
  (_, calculator) => {
    const asked = everyField(calculator.fields({})).filter(({ options }) => options);
    for (const { name, options, initial } of asked) {
      const shown = options!.find(({ value }) => value === initial)!.label;
      expect(unknownChoices(calculator.fields({}), { [name]: 'no-such' })[name]?.message).toBe(
        `There is no “no-such” here: ${shown} is shown`,
      );
    }
  },
);
