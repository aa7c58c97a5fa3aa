import type { Guide } from '../guide';
import { exact, fixed } from '../rational';
import type { Table } from '../table';
import { absoluteZero, temperatureScales, temperature } from '../temperature';

const scales: Table = {
  caption: 'The scales, by way of kelvin',
  columns: ['Scale', 'To kelvin', 'From kelvin', 'Absolute zero'],
  // Kelvin to kelvin would be an empty statement.
  rows: temperatureScales
    .filter(({ id }) => id !== 'K')
    .map((scale) => ({
      cells: [
        scale.name,
        `K = ${scale.up.replace('x', scale.symbol)}`,
        `${scale.symbol} = ${scale.down}`,
        // A true minus sign: only one before the whole text is set as such.
        `0 K = ${absoluteZero(scale).replace('-', '\u2212')}`,
      ],
    })),
};

/** Common temperatures of heat treatment, Fahrenheit. */
const commonTemperatures = [
  ['-320.4', 'Liquid nitrogen, cold treatment'],
  ['32', 'Water freezes'],
  ['68', 'Room'],
  ['212', 'Water boils'],
  ['1000', 'Aging of titanium and precipitation hardening steel'],
  ['1400', 'Annealing of titanium'],
  ['1775', 'Solution treatment of alloy\u00A0718'],
  ['1900', '17-4\u00A0PH solution treatment'],
] as const;

/** In whole degrees, as specifications print them. */
const converted = (fahrenheit: string, to: string) => {
  const { results } = temperature.solve({ value: fahrenheit, from: 'F', to });
  return fixed(exact(results[0]!.figures[0]!.value), 0);
};

const landmarks: Table = {
  caption: 'Reference temperatures, in whole degrees',
  columns: ['Temperature', '°F', '°C', 'K'],
  rows: commonTemperatures.map(([fahrenheit, where]) => ({
    cells: [
      where,
      fixed(exact(fahrenheit), 0),
      converted(fahrenheit, 'C'),
      converted(fahrenheit, 'K'),
    ],
  })),
};

export const temperatureGuide: Guide = {
  purpose:
    'Convert a temperature, or a difference of two, between °F, °C, K and five other scales.',
  reading: [
    'A reading is a point on a scale, a difference a span: a tolerance of ±10 °C is ±18 °F, not ±50 °F. Choose “difference, Δ” for a span.',
    'Every conversion goes through kelvin and is computed exactly. Only the result is rounded: to three decimals, or to the significant digits chosen, a half away from zero.',
    'The Delisle scale runs backwards: hotter is a smaller number.',
    'The Newton scale is the modern reading of it: water freezes at 0 and boils at 33.',
  ],
  formula:
    '°C = (°F - 32) × 5/9; °F = °C × 9/5 + 32; K = °C + 273.15 = °R × 5/9; Of a difference: Δ°C = ΔK = Δ°F × 5/9',
  limits: [
    'No temperature is below absolute zero: 0 K, \u2212273.15 °C or \u2212459.67 °F. A lower value is refused.',
    'A difference may be of any size, also below zero.',
  ],
  tables: [landmarks, scales],
  sources: [
    {
      name: 'NIST Special Publication 811: kelvin, Celsius, Fahrenheit and Rankine',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],
};
