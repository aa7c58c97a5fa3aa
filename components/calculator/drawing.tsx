import type { Solution } from '@/lib/calculators/calculator';
import { type Drawing as Piece, type Outline, toDrawing } from '@/lib/calculators/drawing';
import styles from './answer.module.scss';

export function Drawing({
  drawing: given,
  isOutdated,
}: {
  drawing: Solution['drawing'];
  isOutdated: boolean;
}) {
  if (!given) return null;
  const drawing = toDrawing(given);
  const { side, section, face, part } = layOut(drawing);
  const { width, height, length, inner } = drawing.dimensions;
  const [left, right] = [section.x - section.width / 2, section.x + section.width / 2];
  // Without the lines below it the piece stands lower, in the middle of its sheet.
  const below = inner ? 0 : width ? 8 : 20;
  const [top, bottom] = [section.y - section.height / 2, section.y + section.height / 2];
  return (
    <figure className={styles.sheet} inert={isOutdated}>
      <svg
        viewBox={`0 ${-below} ${sheet.width} ${sheet.height}`}
        role="img"
        aria-label={drawing.label}
      >
        {side && (
          <>
            <path className={styles.solid} d={sideOutline(side)} />
            {side.bore > 0 && (
              <path
                className={styles.hidden}
                d={`M${side.x} ${section.y - side.bore / 2}h${side.width}M${side.x} ${section.y + side.bore / 2}h${side.width}`}
              />
            )}
            <path
              className={styles.centre}
              d={`M${side.x - 14} ${section.y}H${side.x + side.width + 14}`}
            />
            <Along from={side.x} to={side.x + side.width} edge={side.y} at={24} label={length} />
          </>
        )}
        <path className={styles.stock} d={face} />
        <path className={styles.cut} d={part ?? face} />
        <path
          className={styles.centre}
          d={`M${left - 14} ${section.y}H${right + 14}M${section.x} ${top - 14}V${bottom + 14}`}
        />
        <Across from={top} to={bottom} edge={right} at={right + 30} label={height} />
        <Along from={left} to={right} edge={bottom} at={bottom + 20} label={width} />
        <Note at={[section.x, sheet.height - 6]} label={inner} />
      </svg>
    </figure>
  );
}

/** A bar too long for its sheet is drawn with a break near its end. */
function sideOutline({
  x,
  y,
  width,
  height,
  broken,
}: NonNullable<ReturnType<typeof layOut>['side']>) {
  if (!broken) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const gap = x + width * 0.7;
  const zigzag = (from: number) =>
    `M${from} ${y - 5}V${y + height * 0.4}l-5 ${height * 0.05}l10 ${height * 0.1}l-5 ${height * 0.05}V${y + height + 5}`;
  return [
    `M${gap} ${y}H${x}v${height}H${gap}`,
    `M${gap + 8} ${y}H${x + width}v${height}H${gap + 8}`,
    zigzag(gap),
    zigzag(gap + 8),
  ].join('');
}

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
function Along({ from, to, edge, at, label }: Line) {
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
function Across({ from, to, edge, at, label }: Line) {
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

const Note = ({ at: [x, y], label }: { at: [number, number]; label?: string }) =>
  label ? (
    <text className={styles.label} x={x} y={y}>
      {label}
    </text>
  ) : null;

const tick = (x: number, y: number) => `M${x - 3.5} ${y + 3.5}l7 -7`;

/** The same for every figure, so that nothing below it moves. */
export const sheet = { width: 460, height: 198 };

const middle = 86;
/** Room for the section, and for the side view to its left. */
const room = { width: 120, height: 98, x: 340, sideX: 26, sideWidth: 210 };
/** Smallest size on the screen, pixels: below it a sheet would look like a line, and a short bar would not be seen. */
const minSize = { across: 3, along: 16 };

/** A figure to scale: the section as large as its room, larger where it is alone; the length broken where it would not fit. */
export function layOut({ outer, inner, part, length }: Piece) {
  const isAlone = length === undefined;
  const fitted = Math.min(room.width / outer.width, room.height / outer.height) || 1;
  const scale = isAlone ? fitted * 1.3 : fitted;
  const scaled = ({ width, height, ...outline }: Outline): Outline => ({
    ...outline,
    width: Math.max(width * scale, minSize.across),
    height: Math.max(height * scale, minSize.across),
  });
  const cut = scaled(outer);
  const bore = inner && inner.width > 0 && inner.height > 0 ? scaled(inner) : null;
  const x = isAlone ? sheet.width / 2 : room.x;
  const along = (length ?? 0) * scale;
  return {
    ...(!isAlone && {
      side: {
        x: room.sideX,
        y: middle - cut.height / 2,
        width: Math.min(Math.max(along, minSize.along), room.sideWidth),
        height: cut.height,
        bore: bore?.height ?? 0,
        broken: along > room.sideWidth,
      },
    }),
    section: { x, y: middle, width: cut.width, height: cut.height },
    face: contour(cut, x) + (bore ? contour(bore, x) : ''),
    ...(part && { part: contour(scaled(part), x) }),
  };
}

function contour({ kind, width, height, corners = [] }: Outline, x: number) {
  const [w, h] = [width / 2, height / 2];
  if (kind === 'circle') {
    const arc = `A${round(w)} ${round(w)} 0 1 1 `;
    return `M${at(x - w)}${arc}${at(x + w)}${arc}${at(x - w)}Z`;
  }
  const points =
    kind === 'polygon'
      ? corners.map(([right, down]) => at(x + right * width, down * height))
      : kind === 'hex'
        ? [
            at(x - w),
            at(x - w / 2, -h),
            at(x + w / 2, -h),
            at(x + w),
            at(x + w / 2, h),
            at(x - w / 2, h),
          ]
        : [at(x - w, -h), at(x + w, -h), at(x + w, h), at(x - w, h)];
  return `M${points.join('L')}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y = 0) => `${round(x)} ${round(middle + y)}`;
