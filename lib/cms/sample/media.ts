import type { SeedMedia } from './record';

const drawing = (file: string, alt: string): SeedMedia => ({ file, alt, width: 1200, height: 800 });
const mark = (file: string, alt: string): SeedMedia => ({ file, alt, width: 240, height: 96 });

const icon = (file: string, alt: string): SeedMedia => ({ file, alt, width: 192, height: 192 });

/** The pictures of the sample, drawn for it; none shows a real company. */
export const media: readonly SeedMedia[] = [
  { file: 'hero.png', alt: 'Dimensioned drawing of a sawn titanium bar', width: 1400, height: 900 },
  drawing('bars.png', 'Rack of round, hex and flat bar, end on'),
  drawing('plate.png', 'Plate with a part nested in it, dimensioned'),
  drawing('saw.png', 'Band saw cutting a round bar'),
  drawing('furnace.png', 'Section through a furnace with a load of bars'),
  drawing('lathe.png', 'Bar turned between centers'),
  drawing('grinding.png', 'Bar between two grinding wheels'),
  drawing('ultrasonic.png', 'Probe sending sound waves through a bar'),
  drawing('testing.png', 'Tensile bar beside its stress and strain curve'),
  drawing('certificate.png', 'Mill certificate with a seal'),
  drawing('crate.png', 'Crate of marked bars ready to ship'),
  icon('icon-cut.png', 'Saw blade'),
  icon('icon-test.png', 'Gauge'),
  icon('icon-trace.png', 'Stamped heat number'),
  icon('icon-ship.png', 'Crate'),
  mark('mark-altair.png', 'Altair Rotor Works'),
  mark('mark-brightline.png', 'Brightline Actuation'),
  mark('mark-cobbler.png', 'Cobbler Peak Turbines'),
  mark('mark-drydock.png', 'Drydock Nine'),
  mark('mark-ember.png', 'Ember Propulsion'),
  mark('mark-foxglove.png', 'Foxglove Medical'),
  mark('mark-gantry.png', 'Gantry & Pine Fasteners'),
];
