import { rows } from './rows';
import { isMet, keyOf, units, type Figure, type Unit } from './figure';

/** What is recorded of a figure: whether its goal is met, and its value unless that is a time. */
export interface Kept {
  unit: Unit;
  value?: number;
  met?: boolean;
}

/** The last accepted run, by the name of each figure. */
export type BenchRecord = Readonly<Record<string, Kept>>;

/** How much worse than the record counts as worse. Less is noise. */
const tolerance = 0.05;

/** The record with these figures in place of what it had of their rows; rows not measured now stay, unless there is no such row. */
export function accepted(record: BenchRecord, figures: readonly Figure[]): BenchRecord {
  const measuredNow = new Set<string>(figures.map(({ row }) => row));
  const others = Object.entries(record).filter(([key]) => {
    const [row = ''] = key.split(': ');
    return row in rows && !measuredNow.has(row);
  });
  const measured = figures.map((figure) => [keyOf(figure), toKept(figure)] as const);
  return Object.fromEntries([...others, ...measured].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function toKept(figure: Figure): Kept {
  const met = isMet(figure);
  const { recorded, digits } = units[figure.unit];
  return {
    unit: figure.unit,
    ...(recorded && { value: Number(figure.value.toFixed(digits)) }),
    ...(met !== null && { met }),
  };
}

/** What became of a figure since the record: "+7.2 %, worse", "now unmet"; "" where it is the same. */
export interface Change {
  words: string;
  isWorse: boolean;
}

/** Compares a figure with the record: more than 5 % the wrong way, or a goal that was met and is not, is worse. */
export function changeOf(figure: Figure, record: BenchRecord): Change {
  const before = record[keyOf(figure)];
  if (!before) return { words: 'new', isWorse: false };
  const lost = before.met === true && isMet(figure) === false;
  if (before.value === undefined || !units[figure.unit].recorded)
    return { words: lost ? 'was met' : '', isWorse: lost };
  const wrongWay = isBetterWithMore(figure)
    ? before.value - figure.value
    : figure.value - before.value;
  const isWorse = lost || wrongWay > Math.abs(before.value) * tolerance + rounding(figure.unit);
  const step = 10 ** -units[figure.unit].digits / 2;
  if (Math.abs(wrongWay) <= step) return { words: lost ? 'was met' : '', isWorse };
  const share = before.value === 0 ? null : (100 * (figure.value - before.value)) / before.value;
  const words =
    share === null ? `was ${before.value}` : `${share > 0 ? '+' : ''}${share.toFixed(1)} %`;
  return { words: isWorse ? `${words}, worse` : words, isWorse };
}

const rounding = (unit: Unit) => 10 ** -units[unit].digits / 2;

const isBetterWithMore = ({ atLeast, atMost, moreIsBetter }: Figure) =>
  moreIsBetter ?? (atLeast !== undefined && atMost === undefined);
