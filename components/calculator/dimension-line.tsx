import styles from './drawing.module.scss';

interface Line {
  from: number;
  to: number;
  /** Where the piece ends and the extension lines begin. */
  edge: number;
  /** Where the dimension line runs. */
  at: number;
  label?: string;
}

/** Letter height above the baseline: keeps text off its line. */
const ascent = '0.75em';

/** A dimension from left to right, above or below the piece. */
export function Along({ from, to, edge, at, label }: Line) {
  if (!label) return null;
  const away = Math.sign(at - edge);
  return (
    <>
      <path
        className={styles.dimension}
        d={`M${from} ${edge + 3 * away}V${at + 5 * away}M${to} ${edge + 3 * away}V${at + 5 * away}M${from} ${at}H${to}${tick(from, at)}${tick(to, at)}`}
      />
      <text
        className={styles.label}
        x={(from + to) / 2}
        y={at + 6 * away}
        dy={away < 0 ? undefined : ascent}
      >
        {label}
      </text>
    </>
  );
}

/** A dimension from top to bottom, right of the piece, its text turned to read upwards. */
export function Across({ from, to, edge, at, label }: Line) {
  if (!label) return null;
  const middle = (from + to) / 2;
  return (
    <>
      <path
        className={styles.dimension}
        d={`M${edge + 3} ${from}H${at + 5}M${edge + 3} ${to}H${at + 5}M${at} ${from}V${to}${tick(at, from)}${tick(at, to)}`}
      />
      <text
        className={styles.label}
        x={at + 5}
        y={middle}
        dy={ascent}
        transform={`rotate(-90 ${at + 5} ${middle})`}
      >
        {label}
      </text>
    </>
  );
}

export const Note = ({ at: [x, y], label }: { at: [number, number]; label?: string }) =>
  label ? (
    <text className={styles.label} x={x} y={y}>
      {label}
    </text>
  ) : null;

/** The slanted stroke at the end of a dimension line. */
const tick = (x: number, y: number) => `M${x - 3.5} ${y + 3.5}l7 -7`;
