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
    'Every conversion goes through kelvin and is computed exactly; only what is shown is rounded, to three decimals or to the significant digits chosen, a half away from zero.',
    'A difference, such as a tolerance of ±10 °C, has no zero point: choose “difference, Δ”, and a rise of 10 °C is one of 18 °F, not of 50.',
    'The Delisle scale runs backwards: hotter is a smaller number.',
    'The Newton scale here is the modern reading of it: water freezes at 0 and boils at 33.',
  ],
  formula:
    'Kelvin = scale × value + offset, then reverse the steps for the target scale; A difference: value × scale you have ÷ scale you want',
  limits: [
    'A difference may be of any size; a temperature may not be below absolute zero.',
    'A lower value is refused, and the limit of its scale is shown.',
  ],
  tables: [landmarks, scales],
  sources: [
    {
      name: 'NIST Special Publication 811: kelvin, Celsius, Fahrenheit and Rankine',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],
};
