import type { RowName } from './rows';

/** What a figure counts. Times and speeds are of one machine and one hour: they are shown, never recorded. */
export const units = {
  bytes: { recorded: true, digits: 0 },
  MiB: { recorded: true, digits: 0 },
  requests: { recorded: true, digits: 0 },
  count: { recorded: true, digits: 0 },
  points: { recorded: true, digits: 0 },
  /** Of something measured in the same run. */
  ratio: { recorded: true, digits: 3 },
  /** Layout shift, as CLS counts it. */
  shift: { recorded: true, digits: 3 },
  '%': { recorded: true, digits: 1 },
  ms: { recorded: false, digits: 1 },
  'requests/s': { recorded: false, digits: 0 },
  'pages/s': { recorded: false, digits: 1 },
} as const;
export type Unit = keyof typeof units;

/** One measured number, and what it should be where there is a goal. */
export interface Figure {
  /** The row of `rows.ts` that it belongs to. */
  row: RowName;
  /** What was measured, in a word or two: `/tools/conversion/`. With its row it names the figure. */
  name: string;
  value: number;
  unit: Unit;
  /** The goal: at most, or at least so much. Without one the figure is only printed. */
  atMost?: number;
  atLeast?: number;
  /** Where there is no goal: whether more is better. */
  moreIsBetter?: boolean;
}

export type Goal = Pick<Figure, 'atMost' | 'atLeast' | 'moreIsBetter'>;

export const figure = (
  row: RowName,
  name: string,
  value: number,
  unit: Unit,
  goal: Goal = {},
): Figure => ({ row, name, value, unit, ...goal });

export const keyOf = ({ row, name }: Figure) => `${row}: ${name}`;

/** Whether the goal is met; `null` where there is none. */
export function isMet({ value, atMost, atLeast }: Figure): boolean | null {
  if (atMost === undefined && atLeast === undefined) return null;
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

/** "12,345 bytes", "0.93 ×", "1,024 MiB" */
export function valueText(value: number, unit: Unit): string {
  const digits = Math.abs(value) < 10 && unit === 'ms' ? 2 : units[unit].digits;
  const number = value.toLocaleString('en-US', { maximumFractionDigits: digits });
  if (unit === 'ratio') return `${number} ×`;
  return unit === 'count' || unit === 'shift' ? number : `${number} ${unit}`;
}

export function goalText({ atMost, atLeast, unit }: Figure): string {
  return [
    atMost === undefined ? '' : `≤ ${valueText(atMost, unit)}`,
    atLeast === undefined ? '' : `≥ ${valueText(atLeast, unit)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
