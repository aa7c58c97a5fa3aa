/** The outside or the bore of a cross-section, inches; width and height of the box around it. */
export interface Outline {
  kind: 'circle' | 'box' | 'hex';
  width: number;
  height: number;
}

/** What a drawing shows: a cross-section, and the length it is carried along. */
export interface Figure {
  /** What the drawing says, for those who cannot see it. */
  label: string;
  outer: Outline;
  /** Its bore. */
  inner?: Outline;
  /** What is cut out of it, where that is the matter. */
  part?: Outline;
  /** Inches; absent where only the section matters. */
  length?: number;
  /** The metal whose section lining it is hatched with. */
  metal?: string;
  /** The texts on the dimension lines. */
  dimensions: { width?: string; height?: string; length?: string; inner?: string };
}

export const circle = (diameter: number): Outline => ({
  kind: 'circle',
  width: diameter,
  height: diameter,
});

export const box = (width: number, height: number): Outline => ({ kind: 'box', width, height });

/** Flats left and right would be a nut's; a bar lies on a flat, so its height is across flats. */
export const hexagon = (acrossFlats: number): Outline => ({
  kind: 'hex',
  width: (acrossFlats * 2) / Math.sqrt(3),
  height: acrossFlats,
});
