import {
  withDefaults,
  type Solution,
  type Calculator,
  type Field,
  type Result,
  type Values,
  type Table,
} from './calculator';
import { readLength, dimensionUnits } from './dimension';
import {
  denominators,
  deviation,
  improper,
  mixed,
  nearest,
  decimalText,
  exact,
  fixed,
  isEqual,
  multiply,
  ratio,
  subtract,
  type Rational,
} from './rational';
import { millimetersPerInch } from './constants';
import { fullFigure } from './figures';
import { unreadable } from './problem';
import { readNumber } from './typed-number';

/** Spec §5: an optional sign, digits, an optional point and digits. What the other tools read is read too. */
const decimalForm = /^[+-]?\d+(\.\d+)?$/;
/** Spec §5: an optional sign, digits, an optional slash and digits. */
const fractionForm = /^([+-]?\d+)(?:\/(\d+))?$/;

/** "1.10" is exactly 11/10; null where it does not fit the form of spec §5. */
export const readDecimal = (typed: string) =>
  decimalForm.test(typed) ? exact(typed.replace('+', '')) : null;

/** "1/10"; null where it does not fit the form of spec §5, or has no value (1/0). */
function readFraction(typed: string): Rational | null {
  const [, top, bottom = '1'] = fractionForm.exec(typed) ?? [];
  return top && BigInt(bottom) ? ratio(BigInt(top.replace('+', '')), BigInt(bottom)) : null;
}

const hints = { decimal: 'Format like this: 1.10', fraction: 'Format like this: 1/10' };

// The example is no fraction of a rule, so that the marks of the table differ.
const fields: readonly Field[] = [
  {
    name: 'decimal',
    label: 'Decimal',
    initial: '0.71',
    hint: hints.decimal,
    keys: 'decimal',
    yieldsTo: 'fraction',
  },
  { name: 'fraction', label: 'Or a fraction', initial: '', hint: hints.fraction },
  {
    name: 'mark',
    label: 'Nearest',
    initial: '64',
    options: denominators.map((d) => ({ value: `${d}`, label: `1/${d}` })),
  },
];

/** As the other tools read it, also with a unit: "25.4 mm" is 1 in. */
function readInches(typed: string): Rational | null {
  const length = readLength(typed);
  return length && multiply(length.value, length.unit.inches);
}

const readers = {
  decimal: (typed: string) => readDecimal(typed) ?? readInches(typed),
  fraction: (typed: string) => readFraction(typed) ?? readInches(typed),
};

/** Longer text is refused: no shop measures to a hundred digits, and no page shows them. */
const maxLength = 60;

function readInput(name: keyof typeof readers, values: Values) {
  const input = values[name] ?? '';
  const typed = input.trim();
  const value = typed.length > maxLength ? null : readers[name](typed);
  const wrong = typed && !value;
  const isPlain = decimalForm.test(typed) || fractionForm.test(typed);
  const hasUnit = value !== null && !isPlain && readNumber(typed) === null;
  return {
    typed: hasUnit ? `${decimalText(value, 6)} in` : typed,
    value,
    problems: wrong ? { [name]: unreadable(input, hints[name], values, name, dimensionUnits) } : {},
    // An input in another form than those of spec §5 is repeated as a mixed number.
    understood: value && !isPlain ? { [name]: mixed(value) + (hasUnit ? ' in' : '') } : {},
  };
}

export const decimalToFraction: Calculator = {
  slug: 'decimal-to-fraction',
  title: 'Decimal to Fraction',
  fields: () => fields,
  solve(values): Solution {
    const texts = withDefaults(fields, values);
    const denominator = texts.mark;
    const decimal = readInput('decimal', texts);
    const fraction = readInput('fraction', texts);
    const problems = { ...decimal.problems, ...fraction.problems };
    const understood = { ...decimal.understood, ...fraction.understood };
    if (Object.keys(problems).length > 0) return { results: [], problems, understood };
    const { typed, value } = decimal.value ? decimal : fraction;
    return {
      results: [
        ...(decimal.value ? asFraction(decimal.typed, decimal.value, Number(denominator)) : []),
        ...(fraction.value ? asDecimal(fraction.typed, fraction.value) : []),
      ],
      problems,
      understood,
      ...(decimal.value && {
        formula: [decimal.typed, ...written(decimal.typed), improper(decimal.value)]
          // 0.8751 = 8751/10000 is in lowest terms as it is written.
          .filter((term, i, terms) => term !== terms[i - 1])
          .join(' = '),
      }),
      ...(value && { table: everyMark(typed, value, denominator) }),
    };
  },
};

/** "1.10" before it is reduced: 110/100. Nothing for what is typed as a fraction. */
function written(typed: string): readonly string[] {
  if (!decimalForm.test(typed)) return [];
  const [whole = '', part = ''] = typed.replace('+', '').split('.');
  return [`${BigInt(whole + part)}/1${'0'.repeat(part.length)}`];
}

function asFraction(typed: string, value: Rational, denominator: number): Result[] {
  const near = nearest(value, denominator);
  const forms = [...new Set([mixed(value), improper(value)])];
  return [
    // The nearest mark of a rule, which has no tenths.
    ...(isEqual(near, value)
      ? []
      : [
          {
            label: `${typed} to the nearest 1/${denominator}`,
            figures: [{ value: mixed(near) }, off(near, value)],
          },
        ]),
    { label: `${typed} exactly`, figures: forms.map((form) => ({ value: form })) },
    { label: 'Millimeters', figures: [millimeters(value)] },
  ];
}

const asDecimal = (typed: string, value: Rational): readonly Result[] => [
  { label: `${typed} as a decimal`, figures: [{ value: fixed(value, 3) }, millimeters(value)] },
  ...fullFigure(value),
];

const inch = exact(millimetersPerInch);
const millimeters = (inches: Rational) => ({
  value: fixed(multiply(inches, inch), 3),
  unit: 'mm',
});

/** How far a mark is under or over the value, with the digits of the table. */
function off(size: Rational, value: Rational) {
  const difference = fixed(subtract(size, value), 6);
  if (!/[1-9]/.test(difference)) return { value: '0', unit: 'in off' };
  const side = difference.startsWith('-') ? 'under' : 'over';
  return { value: difference.replace('-', ''), unit: `in ${side}` };
}

const withSign = (difference: string) => (/^[^-]*[1-9]/.test(difference) ? '+' : '') + difference;

const everyMark = (typed: string, value: Rational, chosen?: string): Table => ({
  caption: `${typed} to the nearest fraction`,
  columns: ['Nearest', 'Fraction', 'Decimal', 'Off by'],
  rows: denominators.map((denominator) => ({
    cells: [
      `1/${denominator}`,
      mixed(nearest(value, denominator)),
      fixed(nearest(value, denominator), 6),
      withSign(deviation(value, denominator)),
    ],
    current: chosen === `${denominator}`,
  })),
});
