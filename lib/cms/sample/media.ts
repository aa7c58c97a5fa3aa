import type { SeedMedia } from './record';

const drawing = (file: string, alt: string): SeedMedia => ({ file, alt, width: 1200, height: 800 });
const mark = (file: string, alt: string): SeedMedia => ({ file, alt, width: 240, height: 96 });

const icon = (file: string, alt: string): SeedMedia => ({ file, alt, width: 192, height: 192 });

const person = (look: string): SeedMedia => ({
  file: `person-${look}-drawing.png`,
  alt: 'Drawn portrait',
  width: 400,
  height: 400,
});

/**
 * The pictures of the sample, drawn for it; none shows a real company. WordPress takes no SVG: those in `drawings/` are
 * the sources of the PNGs of their names. The copies of 300 px, which a list shows at 120 px, are drawn with heavier lines
 * and arrowheads, and without lettering and dimensions.
 */
export const media: readonly SeedMedia[] = [
  drawing('bars-drawing.png', 'Rack of round, hex and flat bar, end on'),
  drawing('plate-drawing.png', 'Plate with a part nested in it, dimensioned'),
  drawing('saw-drawing.png', 'Band saw with its blade through a round bar'),
  drawing('furnace-drawing.png', 'Section through a furnace with a load of bars'),
  drawing('lathe-drawing.png', 'Bar turned between centers'),
  drawing('grinding-drawing.png', 'Bar on a blade between a grinding and a regulating wheel'),
  drawing(
    'ultrasonic-drawing.png',
    'Transducer in water over a reference block, a flat-bottom hole in its beam, and the echoes of both',
  ),
  drawing('testing-drawing.png', 'Tensile bar beside its stress and strain curve'),
  drawing('certificate-drawing.png', 'Mill certificate with a seal'),
  drawing('crate-drawing.png', 'Crate of marked bars ready to ship'),
  icon('icon-cut-drawing.png', 'Saw blade'),
  icon('icon-trace-drawing.png', 'Stamped heat number'),
  icon('icon-ship-drawing.png', 'Crate'),
  mark('mark-altair.png', 'Altair Rotor Works'),
  mark('mark-brightline.png', 'Brightline Actuation'),
  mark('mark-cobbler.png', 'Cobbler Peak Turbines'),
  mark('mark-drydock.png', 'Drydock Nine'),
  mark('mark-ember.png', 'Ember Propulsion'),
  mark('mark-foxglove.png', 'Foxglove Medical'),
  mark('mark-gantry.png', 'Gantry & Pine Fasteners'),
  drawing('forging-drawing.png', 'Bar between open dies, its grain along it'),
  drawing('straightening-drawing.png', 'Bowed bar on two supports under a press'),
  drawing('magnetic-drawing.png', 'Bar between two heads, with particles at a seam in its field'),
  drawing('hardness-drawing.png', 'Diamond cone under its minor, major and minor load'),
  drawing('abrasive-drawing.png', 'Thin wheel cutting through a clamped bar under coolant'),
  drawing('surface-drawing.png', 'Plate on a magnetic chuck under a grinding wheel'),
  drawing('trepanning-drawing.png', 'Section through a bar and the tube that cuts a core from it'),
  drawing('sourcing-drawing.png', 'Part bar, forged block and bundle of full bars, dimensioned'),
  drawing(
    'first-article-drawing.png',
    'Flanged sleeve with five numbered dimensions beside their measured values',
  ),
  drawing(
    'comparison-drawing.png',
    'Two specifications compared line by line, one line of them different',
  ),
  icon('icon-stock-drawing.png', 'Stacked round bars'),
  icon('icon-heat-drawing.png', 'Furnace chart: heating, soak and cooling'),
  icon('icon-echo-drawing.png', 'Echoes on a screen, one at the gate'),
  drawing('waterjet-drawing.png', 'Water and garnet from a nozzle cutting plate above a tank'),
  drawing(
    'fluorescence-drawing.png',
    'X-ray analyzer on a bar, and the peaks of chromium, iron, nickel, niobium and molybdenum that it shows',
  ),
  drawing('marking-drawing.png', 'Bar marked along its length, and a bag of blanks with its tag'),
  drawing('building-drawing.png', 'Plan of the warehouse, dimensioned, with two docks'),
  person('short-hair'),
  person('long-hair'),
  person('glasses'),
  person('hard-hat'),
];
