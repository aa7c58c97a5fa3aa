import { goalText, valueText, isMet, type Figure } from './figure';
import { changeOf, type BenchRecord, type Kept } from './record';
import { paddedRows } from '../figures/padded-rows';
import { shortList } from '../../lib/routing/pagination';
import { rows, type RowName } from './rows';

const headings = ['figure', 'goal', 'measured', 'met', 'against the record'];

/** The figures as a table for the terminal, a part for each row of `rows.ts`. */
export function terminalTable(figures: readonly Figure[], record: BenchRecord): string {
  const parts = named(figures).map(({ name, own }) =>
    [
      `\n${rows[name].what} (goal: ${rows[name].goal})`,
      ...paddedRows([headings, ...own.map((figure) => line(figure, record))]).map(indented),
    ].join('\n'),
  );
  return parts.join('\n');
}

const line = (figure: Figure, record: BenchRecord) => [
  figure.name,
  goalText(figure),
  valueText(figure.value, figure.unit),
  { true: 'yes', false: 'NO', null: '' }[String(isMet(figure)) as 'true' | 'false' | 'null'],
  changeOf(figure, record).words,
];

const named = (figures: readonly Figure[]) =>
  (Object.keys(rows) as RowName[])
    .map((name) => ({ name, own: figures.filter(({ row }) => row === name) }))
    .filter(({ own }) => own.length > 0);

const indented = (row: string) => `  ${row}`;

/** The record as a table in Markdown: each row of `rows.ts`, what this project has, and the command that shows it. */
export function markdownTable(record: BenchRecord): string {
  const lines = (Object.keys(rows) as RowName[]).map((name) => {
    const { what, goal, measure } = rows[name];
    const kept = Object.entries(record)
      .filter(([key]) => key.startsWith(`${name}: `))
      .map(([key, each]) => ({ name: key.slice(name.length + 2), ...each }));
    return `| ${[what, goal, here(kept), met(kept), `\`npm run bench -- ${measure}\``].join(' | ')} |`;
  });
  return [
    '| what | goal | here | goals met | command |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** A row of many figures names so many that miss their goal. */
const maxNamed = 5;

type Named = Kept & { name: string };

/** Every value with a goal, and every ratio, where they are few; else the range of each unit and the names of those beyond the goal. */
function here(kept: readonly Named[]): string {
  const shown = kept.filter(
    ({ value, met, unit }) => value !== undefined && (met !== undefined || unit === 'ratio'),
  );
  if (shown.length === 0)
    return kept.length > 0 ? 'times only, which are no record' : 'not measured';
  if (shown.length <= 12) return shown.map((each) => `${each.name}: ${textOf(each)}`).join('; ');
  const beyond = shown.filter(({ met }) => met === false);
  const ranges = [...new Set(shown.map(({ unit }) => unit))].map((unit) => {
    const values = shown.filter((each) => each.unit === unit).map(({ value }) => value!);
    return `${valueText(Math.min(...values), unit)} to ${valueText(Math.max(...values), unit)}`;
  });
  const { items, more } = shortList(beyond, maxNamed);
  return [
    `${shown.length} figures, ${ranges.join(', ')}`,
    ...items.map((each) => `${each.name}: ${textOf(each)}`),
    ...(more > 0 ? [`and ${more} more beyond the goal`] : []),
  ].join('; ');
}

const textOf = ({ value, unit }: Kept) => valueText(value!, unit);

function met(kept: readonly Kept[]): string {
  const goals = kept.filter(({ met }) => met !== undefined);
  const reached = goals.filter(({ met }) => met).length;
  return goals.length === 0
    ? ''
    : reached === goals.length
      ? `yes (${reached})`
      : `**${reached} of ${goals.length}**`;
}
