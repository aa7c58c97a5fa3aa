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
  hint(from: Unit): string;
  formula(conversion: Conversion): string;
  /** The problem with a value that cannot exist, such as one below absolute zero; `base` is the value in base units. */
  problemOf?(base: Rational, from: Unit): Problem | undefined;
  readNotation?(typed: string): { base: Rational; text: string } | null;
  /** What is shown beside the result; `base` is the value in base units, by the exact scale. */
  furtherResults?(base: Rational): readonly Result[];
}

const threeDecimals = (value: Rational) => fixed(value, 3);

/** A figure below 1 has up to four significant digits where three decimals would lose some: 0.0005, not 0.001. */
function inTable(value: Rational) {
  const rounded = threeDecimals(value);
  const isCut = !isEqual(exact(rounded), value);
  return isCut && /^-?0/.test(rounded) ? significant(value, 4).replace(/0+$/, '') : rounded;
}

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
  units,
  noun = 'unit',
  common,
  example,
  hint,
  formula,
  problemOf,
  readNotation,
  furtherResults,
  ...named
}: ConverterOptions): Calculator {
  const options = units.map(({ id, name, symbol }) => ({
    value: id,
    label: inFull({ name, symbol }),
  }));
  const range = `Choose one of the ${noun}s in the list`;
  const fields: readonly [Field, ...Field[]] = [
    { name: 'value', label: 'Value', initial: example.value },
    { name: 'from', label: 'From', initial: example.from, options, range },
    { name: 'to', label: 'To', initial: example.to, options, range },
  ];

  function solve(typed: Values): Solution {
    const values = withDefaults(fields, typed);
    const { value: text = '', ...ids } = values;
    if (!text.trim()) return { results: [], problems: {} };
    const plainly = readNumber(text);
    // A unit typed with the number is taken in place of the one chosen beside it.
    const taken = plainly ? null : readWithUnit(text, units.map(withMarks));
    const other = plainly || taken ? null : readNotation?.(text);
    const listed = findOrFirst(units, ids.from);
    const from = taken?.unit.unit ?? listed;
    const wanted = findOrFirst(units, ids.to);
    // The unit that is asked for, typed with the number: the answer is in the other one.
    const to = taken && from === wanted ? listed : wanted;
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
    const chosen = taken ? { value: taken.number, from: from.id, to: to.id } : undefined;
    const refusal = problemOf?.(base, from);
    if (refusal) return { results: [], problems: { value: refusal }, chosen };

    const shown = allDigits(value);
    const unrounded = fromBase(base, to);
    const result = threeDecimals(unrounded);
    const conversion = { value, shown, from, to, result };
    return {
      results: [
        { label: to.name, figures: [{ value: result, unit: to.symbol }] },
        ...fullFigure(unrounded, to.symbol),
        ...(furtherResults?.(other?.base ?? toBase(value, from, exactScaleOf)) ?? []),
      ],
      problems: {},
      understood: understoodValue(
        text,
        conversion,
        taken ? `${shown} ${from.symbol}` : other?.text,
      ),
      chosen,
      formula: formula(conversion),
      notes: [...new Set([from, to])].flatMap(roundingNotes),
      table: unitTable(units, { noun, common }, conversion),
    };
  }

  const [valueField, ...choices] = fields;
  const fieldsOf = ({ from }: Values): readonly Field[] => {
    const unit = findOrFirst(units, from ?? example.from);
    return [{ ...valueField, hint: hint(unit) }, ...choices];
  };
  return { ...named, fields: fieldsOf, solve };
}

function understoodValue(text: string, { shown, value, from }: Conversion, other?: string): Values {
  if (!other) return text.includes('/') ? { value: shown } : {};
  const isIn = other.endsWith(` ${from.symbol}`);
  return { value: isIn ? other : `${other} = ${decimalText(value, 6)} ${from.symbol}` };
}

const roundingNotes = ({ name, scale, exactScale }: Unit) =>
  exactScale ? [`The factor for ${name} is rounded: ${scale}; exactly ${exactScale}.`] : [];

function unitTable(
  units: Units,
  { noun, common }: Required<Pick<ConverterOptions, 'noun' | 'common'>>,
  { value, shown, from, to }: Conversion,
): Table {
  const rows = units.map((unit) => {
    const [rounded, precise] = [false, true].map((exactly) =>
      convert(value, from, unit, exactly, unit === to ? threeDecimals : inTable),
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
    ...tableOf(`${shown} ${from.symbol}: common ${noun}s`, rows.slice(0, common)),
    foldedTable: tableOf(`Other ${noun}s`, rows.slice(common)),
  };
}
