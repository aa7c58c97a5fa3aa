/** The drawing that heads a service or process, by what is done to the metal. */
const drawings: readonly { drawing: string; slugs: readonly string[] }[] = [
  { drawing: 'saw-drawing.png', slugs: ['sawing'] },
  { drawing: 'abrasive-drawing.png', slugs: ['abrasive-cutting'] },
  { drawing: 'waterjet-drawing.png', slugs: ['waterjet-cutting'] },
  { drawing: 'furnace-drawing.png', slugs: ['heat-treating'] },
  { drawing: 'forging-drawing.png', slugs: ['forging'] },
  { drawing: 'sourcing-drawing.png', slugs: ['sourcing'] },
  { drawing: 'lathe-drawing.png', slugs: ['turning-and-peeling'] },
  { drawing: 'trepanning-drawing.png', slugs: ['trepanning-and-boring'] },
  { drawing: 'straightening-drawing.png', slugs: ['straightening'] },
  { drawing: 'grinding-drawing.png', slugs: ['centerless-grinding'] },
  { drawing: 'surface-drawing.png', slugs: ['surface-grinding'] },
  { drawing: 'ultrasonic-drawing.png', slugs: ['ultrasonic-inspection'] },
  { drawing: 'magnetic-drawing.png', slugs: ['magnetic-particle-inspection'] },
  { drawing: 'hardness-drawing.png', slugs: ['hardness-testing'] },
  { drawing: 'testing-drawing.png', slugs: ['tensile-testing'] },
  {
    drawing: 'certificate-drawing.png',
    slugs: ['traceability-and-certification', 'chemical-verification'],
  },
  { drawing: 'first-article-drawing.png', slugs: ['first-article-support'] },
  { drawing: 'comparison-drawing.png', slugs: ['specification-assistance'] },
  { drawing: 'bars-drawing.png', slugs: ['stock-programs'] },
  { drawing: 'crate-drawing.png', slugs: ['just-in-time-delivery', 'marking-and-packaging'] },
];

/** `plate-drawing.png` for what has no drawing of its own. */
export const drawingOf = (slug: string) =>
  drawings.find(({ slugs }) => slugs.includes(slug))?.drawing ?? 'plate-drawing.png';
