import type { StockForm } from '@/lib/calculators/shape';
import { type FormDrawing, extrude, type Point, type Profile } from './form-geometry';

/** A polygon, its corners as SVG writes them: "x,y x,y". */
const rolled = (corners: string): Profile => [
  {
    points: corners.split(' ').map((corner): Point => {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      return [x, y];
    }),
  },
];
const bar = (x: number, y: number, width: number, height: number): Profile =>
  rolled(`${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`);
/** A bar with a hole of its own shape, its wall as thick all round. */
const pierced = (x: number, y: number, width: number, height: number, wall: number): Profile => [
  bar(x, y, width, height)[0],
  bar(x + wall, y + wall, width - 2 * wall, height - 2 * wall)[0],
];
const round = (x: number, y: number, radius: number, hole?: number): Profile => [
  { centre: [x, y], radius },
  hole ? { centre: [x, y], radius: hole } : undefined,
];
/** A regular polygon standing on a flat. */
const regular = (x: number, y: number, radius: number, sides: number): Profile => [
  {
    points: Array.from({ length: sides }, (_, i): Point => {
      const angle = ((i + 0.5) / sides + 0.25) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  },
];

/** Each form in a square of 64: its section, and how far and where to it runs. */
const kinds = {
  'round-bar': { section: round(19, 42, 13), depth: [26, -19] },
  // Hammered flat on eight sides, and short for its girth.
  'forged-bar': { section: regular(23, 39, 17.5, 8), depth: [19, -14] },
  'flat-bar': { section: bar(4, 40, 32, 10), depth: [24, -18] },
  'true-bar': { section: bar(5, 34, 27, 18), depth: [26, -19] },
  'hex-bar': { section: regular(19, 42, 14, 6), depth: [26, -19] },
  plate: { section: bar(3, 43, 36, 6), depth: [22, -22] },
  sheet: { section: bar(3, 45, 36, 2), depth: [22, -24] },
  billet: { section: bar(5, 25, 32, 32), depth: [22, -16] },
  tube: { section: round(20, 41, 14.5, 9.5), depth: [25, -18] },
  'square-tube': { section: pierced(5, 34, 24, 24, 5), depth: [26, -19] },
  'rectangle-tube': { section: pierced(8, 27, 18, 32, 4.5), depth: [26, -19] },
  'octagon-bar': { section: regular(20, 41, 14, 8), depth: [26, -19] },
  angle: { section: rolled('6,28 12,28 12,46 30,46 30,52 6,52'), depth: [26, -19] },
  channel: { section: rolled('8,26 26,26 26,32 14,32 14,48 26,48 26,54 8,54'), depth: [27, -19] },
  tee: { section: rolled('4,30 32,30 32,36 21,36 21,54 15,54 15,36 4,36'), depth: [26, -19] },
  sphere: { section: round(32, 32, 18), depth: [0.1, -0.1] },
  wire: { section: round(9, 51, 4.5), depth: [43, -32] },
  'forged-ring': { section: round(28, 35, 23, 14), depth: [9, -6] },
  other: { section: bar(8, 32, 22, 22), depth: [25, -18] },
} satisfies Readonly<Record<StockForm, { section: Profile; depth: Point }>>;

/** Other names editors give the same form. */
const otherNames: Partial<Record<StockForm, string>> = {
  'round-bar': 'bar',
  'forged-bar': 'forging forgings',
  'hex-bar': 'hex hexagon hexagon-bar',
  sheet: 'strip coil foil',
  billet: 'block ingot',
  tube: 'round-tube tubing pipe',
  wire: 'welding-wire',
  'forged-ring': 'ring rings',
};

const isKind = (slug: string): slug is StockForm => Object.hasOwn(kinds, slug);
export const formKinds: readonly StockForm[] = Object.keys(kinds).filter(isKind);

/** The drawing that stands for a form's slug: its own, or the plain bar's (`other`). */
export const kindOf = (slug: string): StockForm =>
  isKind(slug)
    ? slug
    : (formKinds.find((kind) => otherNames[kind]?.split(' ').includes(slug)) ?? 'other');

export function drawForm(slug: string): FormDrawing {
  const { section, depth } = kinds[kindOf(slug)];
  return extrude(section, depth);
}
