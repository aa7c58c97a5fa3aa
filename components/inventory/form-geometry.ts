export type Point = readonly [x: number, y: number];

export type Contour = { centre: Point; radius: number } | { points: readonly Point[] };

/** A cross-section: its outline, then its hole where it has one. Any unit; y grows downwards. */
export type Profile = readonly [outline: Contour, hole?: Contour];

/** SVG path data: the silhouette, the visible edges running back, and the cut face (fill rule: even-odd). */
export interface FormDrawing {
  body: string;
  /** Of a section with a notch: its visible sides, back to front, which are drawn in place of the silhouette. */
  sides?: readonly string[];
  edges: string;
  face: string;
}

/** A section drawn in oblique projection, with its length running off along `depth`. */
export function extrude(section: Profile, depth: Point): FormDrawing {
  const [outline] = section;
  if ('points' in outline && isNotched(outline.points)) return rolled(outline, depth);
  return {
    body: 'points' in outline ? prism(outline.points, depth) : cylinder(outline, depth),
    edges: 'points' in outline ? edges(outline.points, depth) : '',
    face: section.map((contour) => (contour ? closed(contour) : '')).join(''),
  };
}

const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
const coordinates = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const round = (length: number) => Math.round(length * 10) / 10 || 0;
const polygon = (points: readonly Point[]) => `M${points.map(coordinates).join('L')}Z`;

/** Twice the area of a triangle, positive where o → a → b turns clockwise on the screen. */
const turn = (o: Point, a: Point, b: Point) =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

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

/** The convex hull of the near and the far face (Andrew's monotone chain). */
function prism(points: readonly Point[], depth: Point) {
  const all = [...points, ...points.map((point) => add(point, depth))].toSorted(
    (a, b) => a[0] - b[0] || a[1] - b[1],
  );
  const chain = (sorted: readonly Point[]) =>
    sorted.reduce<Point[]>((hull, point) => {
      for (let [a, b] = hull.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = hull.slice(-2))
        hull.pop();
      return [...hull, point];
    }, []);
  return polygon([...chain(all).slice(0, -1), ...chain(all.toReversed()).slice(0, -1)]);
}

/** Whether one of its corners turns inwards. */
function isNotched(points: readonly Point[]) {
  const turns = points.map((point, i) => turn(point, next(points, i), next(points, i + 1)));
  return turns.some((each) => each > 0) && turns.some((each) => each < 0);
}

function rolled(outline: { points: readonly Point[] }, depth: Point): FormDrawing {
  const { points } = outline;
  const faces = facing(points, depth);
  const far = ([x, y]: Point) => x * depth[0] + y * depth[1];
  const sides = points
    .flatMap((from, i) => (faces(i) ? [{ from, to: next(points, i) }] : []))
    .toSorted((a, b) => far(a.from) + far(a.to) - far(b.from) - far(b.to))
    .map(({ from, to }) => polygon([from, to, add(to, depth), add(from, depth)]));
  return { body: sides.join(''), sides, edges: '', face: closed(outline) };
}

function edges(points: readonly Point[], depth: Point) {
  const faces = facing(points, depth);
  return points
    .map((point, i) =>
      faces(i) && faces(i - 1) ? `M${coordinates(point)}L${coordinates(add(point, depth))}` : '',
    )
    .join('');
}

/** A function that returns whether the side at an index faces us. */
function facing(points: readonly Point[], depth: Point) {
  const clockwise = points.reduce(
    (area, point, i) => area + turn([0, 0], point, next(points, i)),
    0,
  );
  return (i: number) =>
    turn([0, 0], add(next(points, i), minus(corner(points, i))), depth) * clockwise < 0;
}

/** A corner by its place, counted on from the last to the first. No polygon is without corners. */
const corner = (points: readonly Point[], i: number): Point =>
  points.at(i % points.length) ?? [0, 0];
const next = (points: readonly Point[], i: number) => corner(points, i + 1);
const minus = ([x, y]: Point): Point => [-x, -y];
