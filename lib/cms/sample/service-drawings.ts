/** The drawing that heads a service or process, by what is done to the metal. */
const drawings: readonly { drawing: string; slugs: readonly string[] }[] = [
  { drawing: 'saw.png', slugs: ['sawing', 'abrasive-cutting', 'plate-sawing', 'waterjet-cutting'] },
  { drawing: 'furnace.png', slugs: ['heat-treating', 'forging'] },
  {
    drawing: 'lathe.png',
    slugs: ['turning-and-peeling', 'trepanning-and-boring', 'straightening'],
  },
  { drawing: 'grinding.png', slugs: ['centerless-grinding', 'surface-grinding'] },
  { drawing: 'ultrasonic.png', slugs: ['ultrasonic-inspection', 'magnetic-particle-inspection'] },
  {
    drawing: 'testing.png',
    slugs: ['hardness-testing', 'tensile-testing', 'chemical-verification'],
  },
  {
    drawing: 'certificate.png',
    slugs: ['traceability-and-certification', 'first-article-support'],
  },
  { drawing: 'bars.png', slugs: ['stock-programs', 'sourcing'] },
  { drawing: 'crate.png', slugs: ['just-in-time-delivery', 'marking-and-packaging'] },
];

/** `plate.png` for what has no drawing of its own. */
export const drawingOf = (slug: string) =>
  drawings.find(({ slugs }) => slugs.includes(slug))?.drawing ?? 'plate.png';
