import type { Drawing, PieceDrawing } from './drawing';
import type { StockForm } from './shape';

/** Every calculator. Values stay as typed; `solve` answers a sentence where they make no sense, and never throws. */
export interface Calculator {
  slug: string;
  title: string;
  fields(values: Values): readonly Field[];
  solve(values: Values): Solution;
}

export type Values = Readonly<Record<string, string>>;

export interface Field {
  name: string;
  label: string;
  initial: string;
  /** Present for a choice, absent for a typed value. */
  options?: readonly Option[];
  /** Which choices there are, in words, for a link with another. */
  range?: string;
  hint?: string;
  /** The field that is used instead of this one while it has text. Typing here clears that field. */
  yieldsTo?: string;
  /** The keys that a phone shows, where neither a fraction nor a sign is typed; else all of them. */
  keys?: 'decimal' | 'numeric';
  unit?: Field;
}

export interface Option {
  value: string;
  label: string;
  form?: StockForm;
}

export interface Solution {
  /** The most important first; none before there is a result. */
  results: readonly Result[];
  problems: Readonly<Record<string, Problem>>;
  /** Why no value has a result. */
  refusal?: string;
  understood?: Values;
  /** What a typed unit means: "25.4 mm" is 25.4, From millimeters, To inches. */
  chosen?: Values;
  formula?: string;
  notes?: readonly string[];
  table?: Table;
  drawing?: Drawing | PieceDrawing;
  quote?: CalculatedLine;
}

/** The facts of a calculated piece for a quote request: "4" pieces, "diameter 2.5 in", "12 in". */
export interface CalculatedLine {
  title: string;
  quantity: string;
  unit: 'pieces';
  size: string;
  /** Empty for a ring or a sphere. */
  length: string;
  /** "AMS 4928, annealed"; absent where none is typed. */
  spec?: string;
  /** Of one piece. */
  poundsEach: number;
}

export interface Result {
  label: string;
  /** `text` is how the value is shown, where that is not the number itself. */
  figures: readonly { value: string; unit?: string; text?: string }[];
}

export interface Problem {
  message: string;
  /** Why, where that is plain from what was typed. */
  cause?: string;
  hint?: string;
  link?: { href: string; text: string };
}

export const everyField = (fields: readonly Field[]) =>
  fields.flatMap((field) => (field.unit ? [field, field.unit] : [field]));

/** What each question is answered with: as typed, or its initial value where nothing fitting was. */
export function withDefaults(fields: readonly Field[], typed: Values): Values {
  return Object.fromEntries(
    everyField(fields).map(({ name, initial, options, yieldsTo }) => {
      const value = yieldsTo && typed[yieldsTo]?.trim() ? '' : typed[name];
      const isUnknown = options?.every((option) => option.value !== value);
      return [name, isUnknown ? initial : (value ?? initial)];
    }),
  );
}

/** Choices of a link that do not exist, by field, with what is shown in their place. */
export function unknownChoices(
  fields: readonly Field[],
  typed: Values,
): Readonly<Record<string, Problem>> {
  const unknown = everyField(fields).flatMap(({ name, initial, options, range }) => {
    const value = typed[name];
    if (!options || !value || options.some((option) => option.value === value)) return [];
    const shown = options.find((option) => option.value === initial)?.label ?? initial;
    const given = value.length > 20 ? `${value.slice(0, 20)}…` : value;
    const message = `There is no “${given}” here: ${shown} is shown`;
    return [[name, range ? { message, hint: range } : { message }]];
  });
  return Object.fromEntries(unknown);
}

export const findOrFirst = <R extends { id: string }>(rows: readonly [R, ...R[]], id?: string): R =>
  rows.find((row) => row.id === id) ?? rows[0];

/** A table of the trade's figures. The first cell of a row is its heading. */
export interface Table {
  caption: string;
  columns: readonly string[];
  /** What stands above the columns after the first, each above two. */
  groups?: readonly string[];
  rows: readonly { cells: readonly string[]; current?: boolean }[];
  legend?: string;
  /** Rows that few need, folded away under their caption. */
  foldedTable?: Table;
}

export const blank = '–';

/** A tool's own words and tables: the text of its page, also without JavaScript. */
export interface Guide {
  /** One line of help, the same on its page, in lists of tools and for search engines. */
  purpose: string;
  reading: readonly string[];
  formula: string;
  limits: readonly string[];
  tables: readonly Table[];
  /** What a shop looks up without typing: it stands open below the tool. */
  reference?: Table;
  sources: readonly { name: string; href?: string }[];
}
