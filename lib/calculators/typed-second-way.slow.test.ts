/** @jest-environment node */
import * as fc from 'fast-check';
import { calculators } from '.';
import type { Values } from './calculator';
import { dimensionUnits } from './dimension';

/*
 * The second way of what a tool reads: it writes. A number is written in every way that the tools read (decision 52),
 * and as plain decimals, which the tools' second implementations compute with. Both must be answered alike.
 */

/** 10,000 numbers for each field in `npm run test:rest`. */
const numRuns = process.env.PROPERTY_RUNS ? 10 * Number(process.env.PROPERTY_RUNS) : 100;

/** A whole number and so many halves, quarters … sixty-fourths. */
interface Size {
  whole: number;
  top: number;
  bottom: number;
}

const anySize = fc
  .tuple(
    fc.oneof(fc.nat(12), fc.nat(9999), fc.constantFrom(0, 1, 75, 801, 999_999, 9_007_199_254_740)),
    fc.nat(6),
    fc.nat(63),
  )
  .map(([whole, power, top]): Size => ({ whole, top: top % 2 ** power, bottom: 2 ** power }));

const glyphs: Values = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** The decimals of n/2^k: n × 5^k, in k digits. */
const decimals = ({ top, bottom }: Size) => {
  const power = Math.log2(bottom);
  return power > 0 ? `${top * 5 ** power}`.padStart(power, '0') : '';
};
const plain = (size: Size) => `${size.whole}.${decimals(size) || '0'}`;

const ways: readonly ((size: Size) => string)[] = [
  plain,
  (size) => `${size.whole}.${decimals(size)}`,
  (size) => `00${plain(size)}0`,
  (size) => (size.whole > 0 || size.bottom === 1 ? plain(size) : `.${decimals(size)}`),
  ({ whole, top, bottom }) => `${whole} ${top}/${bottom}`,
  ({ whole, top, bottom }) => `${whole}-${top}/${bottom}`,
  ({ whole, top, bottom }) => `${whole} - ${top} / ${bottom}`,
  ({ whole, top, bottom }) => `${whole}–${top}⁄${bottom}`,
  ({ whole, top, bottom }) => `${whole * bottom + top}/${bottom}`,
  ({ whole, top, bottom }) => `${(whole * bottom + top) * 3}/${bottom * 3}`,
  (size) => withGlyph(size, ''),
  (size) => withGlyph(size, '\u00a0'),
  (size) => withGlyph(size, '-'),
];

function withGlyph(size: Size, between: string) {
  const { whole, top, bottom } = size;
  const glyph = glyphs[`${top}/${bottom}`];
  if (!glyph) return plain(size);
  return whole > 0 ? `${whole}${between}${glyph}` : glyph;
}

/** Feet, and inches after them. */
const inFeet: readonly ((feet: number, inches: string) => string)[] = [
  (feet, inches) => `${feet}'${inches}"`,
  (feet, inches) => `${feet}' ${inches}"`,
  (feet, inches) => `${feet}'-${inches}"`,
  (feet, inches) => `${feet}′ ${inches}″`,
  (feet, inches) => `${feet}’ ${inches}”`,
  (feet, inches) => `${feet}' ${inches}''`,
  (feet, inches) => `${feet}' ${inches}`,
  (feet, inches) => `${feet}ft ${inches}in`,
  (feet, inches) => `${feet} ft. ${inches} in.`,
  (feet, inches) => `${feet} Feet ${inches} Inches`,
];

/** How a unit is written after a number, by the choice that it stands for. */
const marks: readonly (readonly [unit: string, mark: string])[] = [
  ['in', '"'],
  ['in', ' in'],
  ['in', ' IN.'],
  ['in', ' inches'],
  ['in', '”'],
  ['ft', "'"],
  ['ft', ' ft'],
  ['ft', '′'],
  ['yd', ' yd'],
  ['mm', 'mm'],
  ['mm', ' mm'],
  ['cm', ' cm'],
  ['m', ' m'],
];

/** What is no number in any tool: a comma, an exponent, nothing divided, other digits, two numbers. */
const noNumbers = [
  '1,5 | 1.234,5 | 1e3 | 1E-3 | 2e+2 | 1.2.3 | 1/0 | 0/0 | 2 1/0 | --2 | +-2 | ∞ | NaN | Infinity',
  '0x10 | 0b1 | 1 000 | 1_000 | 1n | ٣ | ２ | 1/2/3 | 1/-2 | 2.5 1/2 | ½½ | 1½½ | ½ 2 | $$5 | 5%',
  `' | " | 5''3' | 5' 3' 2" | 5' x" | 5' -3" 2 | a' | =1+1 | . | - | / | a | _ | ⅞⅞ | ${'9'.repeat(61)} | 0.${'0'.repeat(60)}1`,
].flatMap((row) => row.split(' | '));

interface Field {
  slug: string;
  name: string;
  /** Every other answer that matters. */
  others?: Values;
  /** The choice beside it: units are read after the number. */
  unit?: string;
  /** Feet and inches are read whatever that choice is. */
  isLength?: boolean;
}

const fields: readonly Field[] = [
  { slug: 'conversion', name: 'value', others: { from: 'in', to: 'mm' }, isLength: true },
  { slug: 'decimal-to-fraction', name: 'decimal', others: { fraction: '' } },
  { slug: 'decimal-to-fraction', name: 'fraction', others: { decimal: '' } },
  { slug: 'round-to-square', name: 'width', unit: 'widthUnit', isLength: true },
  { slug: 'temperature-conversion', name: 'value', others: { from: 'F', to: 'C' } },
  { slug: 'weight-conversion', name: 'value', others: { from: 'lb', to: 'kg' } },
  {
    slug: 'sheet-metal-gauge-conversion',
    name: 'thickness',
    unit: 'thicknessUnit',
    isLength: true,
  },
  { slug: 'steel-hardness-conversion', name: 'hb' },
  { slug: 'metal-weight-conversion', name: 'diameter', unit: 'diameterUnit', isLength: true },
  {
    slug: 'metal-weight-conversion',
    name: 'length',
    others: { shape: 'angle', pieces: '3' },
    unit: 'lengthUnit',
    isLength: true,
  },
  { slug: 'metal-weight-conversion', name: 'density', others: { material: 'own' } },
  { slug: 'metal-weight-conversion', name: 'pieces' },
];

test('every tool is among them', () => {
  const tools = calculators.map(({ slug }) => slug);
  expect([...new Set(fields.map(({ slug }) => slug))].toSorted()).toEqual(tools.toSorted());
});

describe.each(fields)('$slug: $name', ({ slug, name, others, unit, isLength = false }) => {
  const calculator = calculators.find((each) => each.slug === slug)!;
  /** Figures and problems: not what repeats the words typed. */
  function answer(typed: Values) {
    const { results, problems } = calculator.solve({ ...others, ...typed });
    return { figures: results.map(({ figures }) => figures), problems };
  }

  const sign = fc.constantFrom('', '', '', '+', '-', '−', ' ');
  const chosen = fc.constantFrom(...dimensionUnits.map(({ id }) => id));
  const choice = (id: string): Values => (unit ? { [unit]: id } : {});

  test('a number is read in every way that it is written', () => {
    fc.assert(
      fc.property(
        anySize,
        fc.constantFrom(...ways),
        sign,
        chosen,
        fc.constantFrom(...marks),
        fc.boolean(),
        (size, way, sign, chosen, [meant, mark], isMarked) => {
          const typed = unit && isMarked ? `${way(size)}${mark}` : way(size);
          const minus = /[-−]/.test(sign) ? '-' : '';
          expect(answer({ [name]: `${sign}${typed}`, ...choice(chosen) })).toEqual(
            answer({
              [name]: minus + plain(size),
              ...choice(unit && isMarked ? meant : chosen),
            }),
          );
        },
      ),
      { numRuns },
    );
  });

  test('what is no number is refused in a sentence', () => {
    for (const text of noNumbers) {
      const { figures, problems } = answer({ [name]: text });
      expect([text, figures, Object.keys(problems)]).toEqual([text, [], [name]]);
      expect(problems[name]?.message).toBeTruthy();
    }
  });

  if (isLength)
    test('feet and inches are inches, whatever the unit beside them', () => {
      fc.assert(
        fc.property(
          fc.nat(999),
          anySize.map((size) => ({ ...size, whole: size.whole % 12 })),
          fc.constantFrom(...ways),
          fc.constantFrom(...inFeet),
          chosen,
          (feet, size, way, written, chosen) => {
            const inches = plain({ ...size, whole: feet * 12 + size.whole });
            expect(answer({ [name]: written(feet, way(size)), ...choice(chosen) })).toEqual(
              answer({ [name]: inches, ...choice('in') }),
            );
          },
        ),
        { numRuns },
      );
    });
});
