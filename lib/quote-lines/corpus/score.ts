import type { LineField, LineFields, ParsedLine } from '../line';
import type { ParsedList } from '../parse-lines';

/** A buyer's text and the lines that a reader of the trade sees in it; a field that is missing is `null`. */
export interface Example {
  text: string;
  lines: readonly Partial<LineFields>[];
}

interface Score {
  fields: number;
  right: number;
  /** "text: field is …, not …" */
  wrong: readonly string[];
  /** Wrong fields that have a value and are not marked as assumed. */
  silent: readonly string[];
}

const nothing: LineFields = {
  metal: null,
  grade: null,
  spec: null,
  condition: null,
  form: null,
  size: null,
  length: null,
  quantity: null,
  unit: null,
  certificates: [],
  needBy: null,
};
const names = Object.keys(nothing) as readonly LineField[];

/** A value for comparing: numbers rounded to a ten-thousandth of an inch, lists and fields sorted. */
const comparable = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value * 10_000) / 10_000;
  if (Array.isArray(value)) return value.toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, each]) => [key, comparable(each)])
    .toSorted();
};
const show = (value: unknown) => JSON.stringify(comparable(value));

/** Counts the fields that a parser reads as the examples expect. A line too many or too few is wrong in each field. */
export function score(examples: readonly Example[], parse: (text: string) => ParsedList): Score {
  const wrong: string[] = [];
  const silent: string[] = [];
  let fields = 0;
  for (const { text, lines } of examples) {
    const read = parse(text).lines;
    fields += names.length * Math.max(lines.length, read.length);
    for (let i = 0; i < Math.max(lines.length, read.length); i += 1)
      for (const name of names) {
        const expected = lines[i] ? show(lines[i]?.[name] ?? nothing[name]) : 'no line';
        const found: ParsedLine | undefined = read[i];
        const got = found ? show(found[name]) : 'no line';
        if (got === expected) continue;
        const sentence = `${lines[i] ? text : (found?.text ?? text)}: ${name} is ${got}, not ${expected}`;
        wrong.push(sentence);
        const isSilent = found && got !== show(nothing[name]) && !found.assumed.includes(name);
        if (isSilent) silent.push(sentence);
      }
  }
  return { fields, right: fields - wrong.length, wrong, silent };
}
