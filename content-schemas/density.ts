import { z } from 'zod';
import { plainText } from './wordpress';

/** Grams per cubic centimeter in a pound per cubic inch: 453.59237 / 16.387064, both exact. */
const gramsPerCubicCentimeter = 453.59237 / 16.387064;

/** The units editors write, without spaces and in lower case, and how many of each a pound per cubic inch is. */
const units: readonly (readonly [unit: RegExp, inOnePoundPerCubicInch: number])[] = [
  [/^$/, 1],
  [/^(lbs?|pounds?)(\/|per)(cu\.?in\.?|in\^?3|inches\^?3|cubicinch)$/, 1],
  [/^(g\/cm\^?3|g\/cc|g\/ml|gm?\/ccm)$/, gramsPerCubicCentimeter],
  [/^kg\/m\^?3$/, 1000 * gramsPerCubicCentimeter],
  [/^(lbs?|pounds?)\/(ft\^?3|cu\.?ft\.?)$/, 1728],
];

/** Osmium, the densest metal there is, has 0.816 lb/in³, and lithium 0.019. */
const [min, max] = [0.01, 0.83];

/** A density in pounds per cubic inch, out of a number or a text with its unit: `0.163 lb/in³`, `4.51 g/cm³`. */
export const density = z.union([z.number(), z.string()]).transform((value, context) => {
  const pounds = typeof value === 'number' ? value : read(plainText(value));
  if (pounds !== null && pounds >= min && pounds <= max) return pounds;
  context.addIssue({
    code: 'custom',
    message: `"${String(value).slice(0, 60)}" is no density: write lb/in³ (0.163), or name the unit (4.51 g/cm³)`,
  });
  return z.NEVER;
});

function read(text: string): number | null {
  const [, digits, unit] = /^([\d.,]+)(.*)$/.exec(text) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const written = unit.toLowerCase().replaceAll('³', '3').replace(/\s+/g, '');
  const row = units.find(([pattern]) => pattern.test(written));
  const figure = toNumber(digits);
  return row && figure !== null ? figure / row[1] : null;
}

/** `4,510` is thousands, `0,163` a decimal comma, as it is written outside the United States. */
function toNumber(digits: string): number | null {
  const plainDigits = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits)
    ? digits.replaceAll(',', '')
    : digits.replace(/^(\d+),(\d+)$/, '$1.$2');
  return /^(\d+\.?\d*|\.\d+)$/.test(plainDigits) ? Number(plainDigits) : null;
}
