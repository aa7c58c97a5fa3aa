export type Point = readonly [x: number, y: number];

export type Contour = { centre: Point; radius: number } | { points: readonly Point[] };

/** A cross-section: its outline, then its hole where it has one. Any unit; y grows downwards. */
export type Profile = readonly [outline: Contour, hole?: Contour];

/** SVG path data: the visible sides, back to front, and the cut face before them (fill rule: even-odd). */
export interface FormDrawing {
  sides: readonly string[];
  face: string;
}

/** A section drawn in oblique projection, with its length running off along `depth`. */
export function extrude(section: Profile, depth: Point): FormDrawing {
  const [outline] = section;
  return {
    sides: 'points' in outline ? rolled(outline.points, depth) : [cylinder(outline, depth)],
    face: section.map((contour) => (contour ? closed(contour) : '')).join(''),
  };
}

const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
const coordinates = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const round = (length: number) => Math.round(length * 10) / 10 || 0;
const polygon = (points: readonly Point[]) => `M${points.map(coordinates).join('L')}Z`;

function closed(contour: Contour) {
  if ('points' in contour) return polygon(contour.points);
  const { centre, radius } = contour;
  const [left, right] = [add(centre, [-radius, 0]), add(centre, [radius, 0])];
  const arc = `A${round(radius)} ${round(radius)} 0 1 1 `;
  return `M${coordinates(left)}${arc}${coordinates(right)}${arc}${coordinates(left)}Z`;
}

function cylinder({ centre, radius }: { centre: Point; radius: number }, depth: Point) {
  const length = Math.hypot(...depth);
  const side: Point = [(-depth[1] / length) * radius, (depth[0] / length) * radius];
  const near = add(centre, side);
  const far = add(centre, [-side[0], -side[1]]);
  const arc = `A${round(radius)} ${round(radius)} 0 0 1 `;
  return `M${coordinates(near)}${arc}${coordinates(far)}L${coordinates(add(far, depth))}${arc}${coordinates(add(near, depth))}Z`;
}

/** The sides that face us, back to front. */
function rolled(points: readonly Point[], depth: Point) {
  const lines = points.map((from, i) => ({ from, to: points[i + 1] ?? points[0]! }));
  // Twice the area within: positive where the corners run clockwise on the screen.
  const clockwise = lines.reduce((area, { from, to }) => area + cross(from, to), 0);
  const far = ([x, y]: Point) => x * depth[0] + y * depth[1];
  return lines
    .filter(({ from, to }) => cross(add(to, [-from[0], -from[1]]), depth) * clockwise < 0)
    .toSorted((a, b) => far(a.from) + far(a.to) - far(b.from) - far(b.to))
    .map(({ from, to }) => polygon([from, to, add(to, depth), add(from, depth)]));
}

const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];
