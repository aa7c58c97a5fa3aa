import {
  withDefaults,
  everyField,
  type CalculatedLine,
  type Field,
  type Values,
} from './calculator';
import { dimensionUnits } from './dimension-unit';
import { inPoundsAndKilograms, weightText } from './weight-solution';
import type { MetalWeight } from './metal-weight';
import { add, zero, type Rational } from './rational';

/** A line of a cut list as it is shown, with its unrounded weights. */
export interface CutLine {
  /** The line as it is written in a quote request. */
  quote: CalculatedLine;
  total: Rational;
  /** With kerf and ends. */
  bought: Rational;
}

/** What a line weighs; null where it cannot be weighed, as after an alloy's name has changed. */
export function cutLine(calculator: MetalWeight, values: Values): CutLine | null {
  const weights = calculator.weights(values);
  const { quote } = calculator.solve(values);
  if (!weights || !quote) return null;
  const { total, stock } = weights;
  return { quote, total, bought: stock };
}

/** Sums of unrounded weights. */
export const totals = (lines: readonly CutLine[]) =>
  lines.reduce(
    (sums, { total, bought }) => ({
      total: add(sums.total, total),
      bought: add(sums.bought, bought),
    }),
    { total: zero, bought: zero },
  );

const figures = ({ total, bought }: CutLine) => [
  ...inPoundsAndKilograms(total).map(({ value }) => value),
  weightText(bought),
];
/** Columns of the file beside what was typed; nothing of it is read back. */
const figureNames = ['Total lb', 'Total kg', 'With kerf and ends lb'];

/** "outerDiameter" as a column is headed: "Outer diameter". */
const heading = (name: string) =>
  name
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at > 0 ? ` ${letter.toLowerCase()}` : letter));

const optionLabel = ({ options }: Field, value: string) =>
  options?.find((option) => option.value === value)?.label ?? value;

/** Sizes by name without what they measure: "NPS 4", which no spreadsheet takes for a date. */
const cellText = (field: Field, value: string) =>
  value && sizeNames.includes(field.name)
    ? bare(optionLabel(field, value))
    : value && optionLabel(field, value);
const bare = (label: string) => label.replace(/ \(.*/, '');

/** A size typed with its own unit, which counts more than the choice beside it. */
const hasUnit = /[a-z"″”'′’]\.?$/i;

/** A line as cells by the name of their column: choices by what they are called, sizes with their unit. */
function cellsOf(calculator: MetalWeight, values: Values): Values {
  const fields = calculator.fields(values);
  const all = withDefaults(fields, values);
  return Object.fromEntries(
    fields.map((field) => {
      const value = all[field.name] ?? '';
      const { unit } = field;
      return [
        field.name,
        value && unit && !hasUnit.test(value)
          ? `${value} ${optionLabel(unit, all[unit.name] ?? '')}`
          : cellText(field, value),
      ];
    }),
  );
}

/** A cut list as the rows of a table: what was typed, then what it weighs. A column that no line fills is left out. */
export function toRows(calculator: MetalWeight, list: readonly Values[]): string[][] {
  const lines = list.map((values) => ({
    cells: cellsOf(calculator, values),
    line: cutLine(calculator, values),
  }));
  const filled = new Set(
    lines.flatMap(({ cells }) => Object.keys(cells).filter((name) => cells[name])),
  );
  const names = [...filled].toSorted((a, b) => order(a) - order(b));
  return [
    [...names.map(heading), ...figureNames],
    ...lines.map(({ cells, line }) => [
      ...names.map((name) => cells[name] ?? ''),
      ...(line ? figures(line) : figureNames.map(() => '')),
    ]),
  ];
}

const sizeNames = ['nps', 'schedule', 'bwg'];
/** The columns before and after the sizes, which depend on the shape. */
const leadingColumns = ['shape', 'material', 'alloy', 'density', ...sizeNames];
const trailingColumns = ['length', 'ringThickness', 'pieces', 'kerf', 'ends'];
const order = (name: string) =>
  leadingColumns.includes(name)
    ? leadingColumns.indexOf(name) - leadingColumns.length
    : trailingColumns.indexOf(name) + 1;

/** A line of a file that is not taken, and why. Rows are counted as a spreadsheet does: the first has the names. */
interface Refused {
  row: number;
  reason: string;
}

/** As two spellings of the same name meet: "Outer diameter" and "outerDiameter", "6AL-4V" and "6Al-4V". */
const plainName = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}./-]/gu, '');

/** The lines of a file with the names of `toRows` above its columns; others are not read. */
export function fromRows(
  calculator: MetalWeight,
  [names = [], ...rows]: readonly (readonly string[])[],
) {
  const columns = names.map(plainName);
  const lines: Values[] = [];
  const refused: Refused[] = [];
  rows.forEach((cells, i) => {
    const cellOf = (name: string) => cells[columns.indexOf(plainName(name))]?.trim() ?? '';
    const read = lineFrom(calculator, cellOf);
    if (typeof read === 'string') refused.push({ row: i + 2, reason: read });
    else lines.push(read);
  });
  return { lines, refused };
}

/** What a line must have: its example is not used in its place. */
const requiredFields = ['shape', 'material', 'alloy', 'density'];

function lineFrom(calculator: MetalWeight, cellOf: (name: string) => string): Values | string {
  let values: Values = {};
  // The next fields depend on the values of those before: shape, then material, then a size by name.
  for (const name of leadingColumns) {
    const field = calculator.fields(values).find((each) => each.name === name);
    const text = cellOf(name);
    if (!field || (!text && !requiredFields.includes(name))) continue;
    const answer = answerTo(field, text);
    if (!answer) return text ? `There is no ${name} “${text}”` : `It has no ${name}`;
    values = { ...values, ...answer };
  }
  for (const field of calculator.fields(values))
    if (!leadingColumns.includes(field.name))
      values = { ...values, ...answerTo(field, cellOf(field.name)) };
  const { problems } = calculator.solve(values);
  const [[name, problem] = []] = Object.entries(problems);
  if (problem) return `${name && heading(name)}: ${problem.message}`;
  if (cutLine(calculator, values)) return values;
  const missing = calculator.fields(values).find(({ name, initial }) => initial && !values[name]);
  return `It has no ${missing ? heading(missing.name).toLowerCase() : 'size'}`;
}

/** The option that a cell names, or what it types with its unit; null for a choice that does not exist. */
function answerTo(field: Field, text: string): Values | null {
  const { name, options, unit } = field;
  if (options) {
    const wanted = plainName(text);
    const option =
      options.find(({ value, label }) =>
        [value, label].some((each) => plainName(each) === wanted),
      ) ??
      options.find(({ label }) =>
        bare(label)
          .split(' / ')
          .some((each) => plainName(each) === wanted),
      );
    return option ? { [name]: option.value } : null;
  }
  const [, number = text, mark] = /^(.*?)\s*([a-z][a-z/³]*)$/i.exec(text) ?? [];
  const written = mark && unit && unitCalled(unit, mark);
  return written ? { [name]: number, [unit.name]: written } : { [name]: text };
}

/** The choice that a mark stands for: "mm", `"`, "feet", "g/cm³". */
function unitCalled({ options }: Field, mark: string): string | undefined {
  const size = dimensionUnits.find(({ marks }) => marks.includes(mark.toLowerCase()))?.id;
  return options?.find(({ value, label }) => value === size || label === mark)?.value;
}

/** Everything typed of a line, as an address has it: the fields that are shown, and no other. */
export function toQuery(calculator: MetalWeight, values: Values): string {
  const all = withDefaults(calculator.fields(values), values);
  const names = everyField(calculator.fields(values)).map(({ name }) => name);
  return `${new URLSearchParams(names.map((name) => [name, all[name] ?? '']))}`;
}
