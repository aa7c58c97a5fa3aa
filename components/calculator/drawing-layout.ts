import type { Drawing, Outline } from '@/lib/calculators/drawing';

/** A drawing's parts in its own units, which are about pixels. */
export interface Layout {
  /** Side view: absent where only the section matters. */
  side?: { x: number; y: number; width: number; height: number; bore: number; broken: boolean };
  section: { x: number; y: number; width: number; height: number };
  /** Path data: the cut face (fill rule: even-odd), and the part inside it. */
  face: string;
  part?: string;
}

/** The same for every figure, so that nothing below it moves. */
export const sheet = { width: 460, height: 198 };

const middle = 86;
/** Room for the section, and for the side view to its left. */
const room = { width: 120, height: 98, x: 340, sideX: 26, sideWidth: 210 };
/** Smallest size on the screen, pixels: below it a sheet would look like a line, and a short bar would not be seen. */
const minSize = { across: 3, along: 16 };

/** A figure to scale: the section as large as its room, larger where it is alone; the length broken where it would not fit. */
export function layOut({ outer, inner, part, length }: Drawing): Layout {
  const isAlone = length === undefined;
  const fitted = Math.min(room.width / outer.width, room.height / outer.height) || 1;
  const scale = isAlone ? fitted * 1.3 : fitted;
  const scaled = ({ width, height, radius = 0, ...outline }: Outline): Outline => ({
    ...outline,
    width: Math.max(width * scale, minSize.across),
    height: Math.max(height * scale, minSize.across),
    radius: radius * scale,
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

function contour({ kind, width, height, corners = [], radius = 0 }: Outline, x: number) {
  const [w, h] = [width / 2, height / 2];
  if (kind === 'circle') {
    const arc = `A${round(w)} ${round(w)} 0 1 1 `;
    return `M${at(x - w)}${arc}${at(x + w)}${arc}${at(x - w)}Z`;
  }
  if (kind === 'box' && radius > 0) return rounded(w, h, Math.min(radius, w, h), x);
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

/** A box with rounded corners. */
function rounded(w: number, h: number, radius: number, x: number) {
  const to = (right: number, down: number) =>
    `A${round(radius)} ${round(radius)} 0 0 1 ${at(x + right, down)}`;
  return [
    `M${at(x - w + radius, -h)}L${at(x + w - radius, -h)}${to(w, radius - h)}`,
    `L${at(x + w, h - radius)}${to(w - radius, h)}`,
    `L${at(x - w + radius, h)}${to(-w, h - radius)}`,
    `L${at(x - w, radius - h)}${to(radius - w, -h)}Z`,
  ].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y = 0) => `${round(x)} ${round(middle + y)}`;
