/** The drawing that heads a service or process, by what is done to the metal. */
const drawings: readonly { drawing: string; slugs: readonly string[] }[] = [
  {
    drawing: 'saw-drawing.png',
    slugs: ['sawing', 'abrasive-cutting', 'plate-sawing', 'waterjet-cutting'],
  },
  { drawing: 'furnace-drawing.png', slugs: ['heat-treating', 'forging'] },
  {
    drawing: 'lathe-drawing.png',
    slugs: ['turning-and-peeling', 'trepanning-and-boring', 'straightening'],
  },
  { drawing: 'grinding-drawing.png', slugs: ['centerless-grinding', 'surface-grinding'] },
  {
    drawing: 'ultrasonic-drawing.png',
    slugs: ['ultrasonic-inspection', 'magnetic-particle-inspection'],
  },
  {
    drawing: 'testing-drawing.png',
    slugs: ['hardness-testing', 'tensile-testing', 'chemical-verification'],
  },
  {
    drawing: 'certificate-drawing.png',
    slugs: ['traceability-and-certification', 'first-article-support'],
  },
  { drawing: 'bars-drawing.png', slugs: ['stock-programs', 'sourcing'] },
  { drawing: 'crate-drawing.png', slugs: ['just-in-time-delivery', 'marking-and-packaging'] },
];

/** `plate-drawing.png` for what has no drawing of its own. */
export const drawingOf = (slug: string) =>
  drawings.find(({ slugs }) => slugs.includes(slug))?.drawing ?? 'plate-drawing.png';
