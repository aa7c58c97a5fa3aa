import {
  complete,
  type Solution,
  type Calculator,
  type Field,
  type Problem,
  type Values,
} from './calculator';
import { fullFigure } from './full-figure';
import { pick } from './pick';
import { unreadable } from './problem';
import { add, divide, exact, fixed, inFull, multiply, subtract, type Rational } from './rational';
import type { Table } from './table';
import { readNumber } from './typed-number';

/** base = scale × value + offset, for every unit of one kind; each figure exact, as text. */
export interface Unit {
  id: string;
  name: string;
  symbol: string;
  scale: string;
  offset?: string;
  /** The exact scale, where the supplier's is a rounded one (decision 5). */
  exactScale?: string;
}

export type Units = readonly [Unit, ...Unit[]];

/** One conversion, with its numbers as they are shown. */
interface Conversion {
  value: Rational;
  shown: string;
  from: Unit;
  to: Unit;
  result: string;
}

interface Page extends Pick<Calculator, 'slug' | 'title' | 'description'> {
  units: Units;
  /** The worked example: a number and two unit ids. */
  example: { value: string; from: string; to: string };
  formula(conversion: Conversion): string;
  /** Why this value cannot be, given its size in base units. */
  refuse?(base: Rational, from: Unit): Problem | undefined;
}

const offset = (unit: Unit) => exact(unit.offset ?? '0');
const supplied = (unit: Unit) => exact(unit.scale);
const precise = (unit: Unit) => exact(unit.exactScale ?? unit.scale);

export const toBase = (value: Rational, unit: Unit, scale = supplied) =>
  add(multiply(value, scale(unit)), offset(unit));

export const fromBase = (base: Rational, unit: Unit, scale = supplied) =>
  divide(subtract(base, offset(unit)), scale(unit));

/** The value in another unit, to 3 decimals (spec §9), by the supplier's factors or the exact ones. */
export const convert = (value: Rational, from: Unit, to: Unit, exactly = false) => {
  const scale = exactly ? precise : supplied;
  return fixed(fromBase(toBase(value, from, scale), to, scale), 3);
};

/** One value in every unit of a list. */
export function converter({ units, example, formula, refuse, ...page }: Page): Calculator {
  const options = units.map(({ id, name, symbol }) => ({
    value: id,
    label: `${name} (${symbol})`,
  }));
  const range = 'Choose one of the units in the list';
  const fields: readonly Field[] = [
    { name: 'value', label: 'Value', initial: example.value },
    { name: 'from', label: 'From', initial: example.from, options, range },
    { name: 'to', label: 'To', initial: example.to, options, range },
  ];

  function solve(typed: Values): Solution {
    const { value: text = '', ...ids } = complete(fields, typed);
    const [from, to] = [pick(units, ids.from), pick(units, ids.to)];
    const value = readNumber(text);
    if (!text.trim()) return { results: [], problems: {} };
    if (!value)
      return { results: [], problems: { value: unreadable(text, 'Format like this: 1.10') } };
    const refusal = refuse?.(toBase(value, from), from);
    if (refusal) return { results: [], problems: { value: refusal } };

    const shown = inFull(value);
    const result = convert(value, from, to);
    const unrounded = fromBase(toBase(value, from), to);
    return {
      results: [
        { label: to.name, figures: [{ value: result, unit: to.symbol }] },
        ...fullFigure(unrounded, to.symbol),
      ],
      problems: {},
      understood: text.includes('/') ? { value: shown } : {},
      formula: formula({ value, shown, from, to, result }),
      notes: [...new Set([from, to])].flatMap(roundedNote),
      table: everyUnit(units, { value, shown, from, to, result }),
    };
  }

  return { ...page, fields: () => fields, solve };
}

const roundedNote = ({ name, scale, exactScale }: Unit) =>
  exactScale ? [`The factor for ${name} is rounded: ${scale}; exactly ${exactScale}.`] : [];

function everyUnit(units: Units, { value, shown, from, to }: Conversion): Table {
  const rows = units.map((unit) => {
    const [rounded, precise] = [convert(value, from, unit), convert(value, from, unit, true)];
    return { unit, rounded, exactly: rounded === precise ? '' : precise };
  });
  const differs = rows.some(({ exactly }) => exactly);
  return {
    caption: `${shown} ${from.symbol} in every unit`,
    columns: ['Unit', 'Value', ...(differs ? ['By the exact factor'] : [])],
    rows: rows.map(({ unit, rounded, exactly }) => ({
      cells: [`${unit.name} (${unit.symbol})`, rounded, ...(differs ? [exactly] : [])],
      current: unit === to,
    })),
  };
}
