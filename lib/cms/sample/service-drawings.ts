/** The drawing that heads a service or process, by what is done to the metal: each has its own. */
const drawings: Readonly<Record<string, string>> = {
  sawing: 'saw-drawing.png',
  'abrasive-cutting': 'abrasive-drawing.png',
  'waterjet-cutting': 'waterjet-drawing.png',
  'heat-treating': 'furnace-drawing.png',
  forging: 'forging-drawing.png',
  sourcing: 'sourcing-drawing.png',
  'turning-and-peeling': 'lathe-drawing.png',
  'trepanning-and-boring': 'trepanning-drawing.png',
  straightening: 'straightening-drawing.png',
  'centerless-grinding': 'grinding-drawing.png',
  'surface-grinding': 'surface-drawing.png',
  'ultrasonic-inspection': 'ultrasonic-drawing.png',
  'magnetic-particle-inspection': 'magnetic-drawing.png',
  'hardness-testing': 'hardness-drawing.png',
  'tensile-testing': 'testing-drawing.png',
  'chemical-verification': 'fluorescence-drawing.png',
  'traceability-and-certification': 'certificate-drawing.png',
  'first-article-support': 'first-article-drawing.png',
  'specification-assistance': 'comparison-drawing.png',
  'stock-programs': 'bars-drawing.png',
  'just-in-time-delivery': 'crate-drawing.png',
  'marking-and-packaging': 'marking-drawing.png',
};

/** `plate-drawing.png` for what has no drawing of its own. */
export const drawingOf = (slug: string) => drawings[slug] ?? 'plate-drawing.png';
