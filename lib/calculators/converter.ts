import {
  withDefaults,
  type Solution,
  type Calculator,
  type Field,
  type Problem,
  type Result,
  type Values,
  findOrFirst,
  type Table,
} from './calculator';
import { fullFigure, significant } from './figures';
import { unreadable } from './problem';
import {
  add,
  asTerm,
  divide,
  exact,
  fixed,
  allDigits,
  isEqual,
  multiply,
  decimalText,
  subtract,
  type Rational,
} from './rational';
import { readNumber, readWithUnit } from './typed-number';

/** base = scale × value + offset, for every unit of one kind; each figure exact, as text. */
export interface Unit {
  id: string;
  name: string;
  symbol: string;
  scale: string;
  offset?: string;
  /** The exact scale, where the supplier's is a rounded one (decision 5). */
  exactScale?: string;
  /** How people write it, beside symbol and name. */
  also?: readonly string[];
}

const withMarks = (unit: Unit) => ({
  unit,
  marks: [unit.symbol, unit.name, unit.name.replace(/s$/, ''), ...(unit.also ?? [])],
});

/** "pounds (lb)"; "short tons", whose symbol is the same words. */
export const inFull = ({ name, symbol }: Pick<Unit, 'name' | 'symbol'>) =>
  name === `${symbol}s` ? name : `${name} (${symbol})`;

export type Units = readonly [Unit, ...Unit[]];

interface Conversion {
  value: Rational;
  shown: string;
  from: Unit;
  to: Unit;
  result: string;
}

interface ConverterOptions extends Pick<Calculator, 'slug' | 'title'> {
  units: Units;
  noun?: 'unit' | 'scale';
  common: number;
  example: { value: string; from: string; to: string };
  hint(from: Unit, isDifference: boolean): string;
  formula(conversion: Conversion): string;
  /** The problem with a value that cannot exist, such as one below absolute zero; `base` is the value in base units. */
  problemOf?(base: Rational, from: Unit): Problem | undefined;
  readNotation?(typed: string): { base: Rational; text: string } | null;
  /** What is shown beside the result; `base` is the value in base units, by the exact scale. */
  furtherResults?(base: Rational): readonly Result[];
  /** Offers a difference beside a reading: a rise of 10 °C is one of 18 °F. */
  hasDifferences?: boolean;
}

type Rounding = (value: Rational) => string;

const threeDecimals: Rounding = (value) => fixed(value, 3);

/** A figure below 1 has up to four significant digits where three decimals would lose some: 0.0005, not 0.001. */
const inTable =
  (rounding: Rounding): Rounding =>
  (value) => {
    const rounded = rounding(value);
    const isCut = rounding === threeDecimals && !isEqual(exact(rounded), value);
    return isCut && /^-?0/.test(rounded) ? significant(value, 4).replace(/0+$/, '') : rounded;
  };

const digitsField: Field = {
  name: 'digits',
  label: 'Round to',
  initial: 'default',
  isFurther: true,
  options: [
    { value: 'default', label: '3 decimals' },
    ...[2, 3, 4, 5, 6, 8, 10, 12].map((n) => ({ value: `${n}`, label: `${n} digits` })),
  ],
};

const kindField: Field = {
  name: 'kind',
  label: 'Reading or difference',
  initial: 'reading',
  isFurther: true,
  options: [
    { value: 'reading', label: 'reading' },
    { value: 'difference', label: 'difference, Δ' },
  ],
};

const withoutOffset = (unit: Unit): Unit => ({ ...unit, offset: '0' });

const offset = (unit: Unit) => exact(unit.offset ?? '0');
const suppliedScale = (unit: Unit) => exact(unit.scale);
const exactScaleOf = (unit: Unit) => exact(unit.exactScale ?? unit.scale);

export const toBase = (value: Rational, unit: Unit, scale = suppliedScale) =>
  add(multiply(value, scale(unit)), offset(unit));

export const fromBase = (base: Rational, unit: Unit, scale = suppliedScale) =>
  divide(subtract(base, offset(unit)), scale(unit));

/** The value in another unit, to 3 decimals (spec §9), by the supplier's factors or the exact ones. */
export const convert = (
  value: Rational,
  from: Unit,
  to: Unit,
  exactly = false,
  rounded = threeDecimals,
) => {
  const scale = exactly ? exactScaleOf : suppliedScale;
  return rounded(fromBase(toBase(value, from, scale), to, scale));
};

export function converter({
  units: readings,
  noun = 'unit',
  common,
  example,
  hint,
  formula,
  problemOf,
  readNotation,
  furtherResults,
  hasDifferences = false,
  ...named
}: ConverterOptions): Calculator {
  const options = readings.map(({ id, name, symbol }) => ({
    value: id,
    label: inFull({ name, symbol }),
  }));
  const range = `Choose one of the ${noun}s in the list`;
  const fields: readonly [Field, ...Field[]] = [
    { name: 'value', label: 'Value', initial: example.value },
    { name: 'from', label: 'From', initial: example.from, options, range },
    { name: 'to', label: 'To', initial: example.to, options, range },
    ...(hasDifferences ? [kindField] : []),
    digitsField,
  ];

  function solve(typed: Values): Solution {
    const values = withDefaults(fields, typed);
    const { value: text = '', kind, digits, ...ids } = values;
    const isDifference = kind === 'difference';
    const [first, ...rest] = readings;
    const units: Units = isDifference
      ? [withoutOffset(first), ...rest.map(withoutOffset)]
      : readings;
    if (!text.trim()) return { results: [], problems: {} };
    const plainly = readNumber(text);
    const other = plainly ? null : readNotation?.(text);
    // A unit typed with the number is taken in place of the one chosen beside it.
    const taken = plainly || other ? null : readWithUnit(text, units.map(withMarks));
    const from = taken?.unit.unit ?? findOrFirst(units, ids.from);
    const to = findOrFirst(units, ids.to);
    const value = plainly ?? taken?.value ?? (other ? fromBase(other.base, from) : null);
    if (!value)
      return {
        results: [],
        problems: {
          value: unreadable(
            text,
            'Format like this: 1.10',
            values,
            'value',
            units.map(({ symbol }) => ({ id: symbol })),
          ),
        },
      };
    const base = toBase(value, from);
    const refusal = isDifference ? undefined : problemOf?.(base, from);
    if (refusal) return { results: [], problems: { value: refusal } };

    const shown = allDigits(value);
    const rounded: Rounding =
      digits === 'default' ? threeDecimals : (figure) => significant(figure, Number(digits));
    const unrounded = fromBase(base, to);
    const result = rounded(unrounded);
    const conversion = { value, shown, from, to, result: threeDecimals(unrounded) };
    const workings = isDifference ? differenceFormula(conversion) : formula(conversion);
    return {
      results: [
        {
          label: isDifference ? `${to.name}, difference` : to.name,
          figures: [{ value: result, unit: to.symbol }],
        },
        ...fullFigure(unrounded, to.symbol, result),
        ...(furtherResults?.(other?.base ?? toBase(value, from, exactScaleOf)) ?? []),
      ],
      problems: {},
      understood: understoodValue(
        text,
        shown,
        value,
        from,
        taken ? `${shown} ${from.symbol}` : other?.text,
      ),
      formula: digits === 'default' ? workings : `${workings} ≈ ${result} ${to.symbol}`,
      notes: [...new Set([from, to])].flatMap(roundingNotes),
      table: unitTable(
        units,
        { noun, common },
        conversion,
        rounded,
        isDifference ? 'A difference of ' : '',
      ),
    };
  }

  const [valueField, ...choices] = fields;
  const fieldsOf = ({ from, kind }: Values): readonly Field[] => {
    const unit = findOrFirst(readings, from ?? example.from);
    return [{ ...valueField, hint: hint(unit, kind === 'difference') }, ...choices];
  };
  return { ...named, fields: fieldsOf, solve };
}

function understoodValue(
  text: string,
  shown: string,
  value: Rational,
  from: Unit,
  other?: string,
): Values {
  if (other)
    return {
      value: other.endsWith(` ${from.symbol}`)
        ? other
        : `${other} = ${decimalText(value, 6)} ${from.symbol}`,
    };
  return text.includes('/') ? { value: shown } : {};
}

const differenceFormula = ({ value, from, to, result }: Conversion) =>
  `${asTerm(value)} ${from.symbol} × ${asTerm(suppliedScale(from))} ÷ ${asTerm(suppliedScale(to))} = ${result} ${to.symbol}`;

const roundingNotes = ({ name, scale, exactScale }: Unit) =>
  exactScale ? [`The factor for ${name} is rounded: ${scale}; exactly ${exactScale}.`] : [];

function unitTable(
  units: Units,
  { noun, common }: Required<Pick<ConverterOptions, 'noun' | 'common'>>,
  { value, shown, from, to }: Conversion,
  rounding: Rounding,
  what: string,
): Table {
  const rows = units.map((unit) => {
    const [rounded, precise] = [false, true].map((exactly) =>
      convert(value, from, unit, exactly, unit === to ? rounding : inTable(rounding)),
    );
    return { unit, rounded: rounded ?? '', exactly: rounded === precise ? '' : (precise ?? '') };
  });
  function tableOf(caption: string, shown: typeof rows): Table {
    const differs = shown.some(({ exactly }) => exactly);
    return {
      caption,
      columns: [
        noun === 'unit' ? 'Unit' : 'Scale',
        'Value',
        ...(differs ? ['By the exact factor'] : []),
      ],
      rows: shown.map(({ unit, rounded, exactly }) => ({
        cells: [inFull(unit), rounded, ...(differs ? [exactly] : [])],
        current: unit === to,
      })),
    };
  }
  return {
    ...tableOf(`${what}${shown} ${from.symbol}: common ${noun}s`, rows.slice(0, common)),
    foldedTable: tableOf(`Other ${noun}s`, rows.slice(common)),
  };
}
