import { kilogramsPerPound } from '../constants';
import { densityPages } from '../data/density-pages';
import { densitySources } from '../data/density-sources';
import { pipes } from '../data/pipes';
import { dimensionUnits } from '@/lib/calculators/dimension';
import { type Guide, blank, type Table } from '@/lib/calculators/calculator';
import { alloysOf } from '../material';
import { materials } from '../materials';
import { shapes } from '../shapes';
import { isSolid } from '@/lib/calculators/shape';

const ruleInWords = (rule: string) =>
  rule.replace(/\{(\w+)\}/g, (_, name: string) =>
    name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );

const rules: Table = {
  caption: 'Cross-section of each shape, square inches',
  columns: ['Shape', 'Area'],
  rows: shapes.map(({ name, rule, along, section }) => ({
    cells: [name, isSolid({ along, section }) ? 'volume π/6 × diameter³' : ruleInWords(rule)],
  })),
};

const units: Table = {
  caption: 'Inches in each unit',
  columns: ['Unit', 'Inches'],
  rows: dimensionUnits.map(({ name, inches: { top, bottom } }) => ({
    cells: [name, bottom === 1n ? `${top}` : `${top}/${bottom}`],
  })),
};

const schedules = [...new Set(pipes.flatMap(({ walls }) => walls.map(([schedule]) => schedule)))];

const pipeTable: Table = {
  caption: 'Pipe: outside diameter and wall by schedule, inches',
  columns: ['NPS', 'Diameter', ...schedules],
  rows: pipes.map(({ nps, diameter, walls }) => ({
    cells: [
      nps,
      diameter,
      ...schedules.map((schedule) => walls.find(([name]) => name === schedule)?.[1] ?? blank),
    ],
  })),
};

/** Each row has the codes of its sources; the legend names those of the table. */
const densities = materials.map((material): Table => {
  const alloys = alloysOf(material);
  const codes = [...new Set(alloys.flatMap(({ sources }) => sources))].toSorted();
  return {
    caption: `${material.name}: density, lb per cubic inch`,
    columns: ['Alloy', 'UNS', 'Density', 'Source'],
    rows: alloys.map(({ name, uns, densityText, sources }) => ({
      cells: [name, uns || blank, densityText, sources.join(', ')],
    })),
    legend: codes.map((code) => `${code}: ${densitySources[code]}`).join('; '),
  };
});

export const metalWeightGuide: Guide = {
  purpose: 'Weigh bar, plate, tube, pipe, ring and rolled sections in over 300 alloys.',
  reading: [
    'Pounds come first, kilograms beside them, both to two decimals; a weight below 0.1 has three digits instead. Rounding happens once, after the pieces are multiplied.',
    'Sizes may be decimals or fractions (2.5, 2-1/2, 2 1/2, 2.5") or feet and inches (12\' 6"), each in its own unit.',
    'Pipe can be given by nominal size and schedule, a tube’s wall by Birmingham gauge (BWG): the sizes then come from the tables below.',
    'To enter your own density in lb/in³, g/cm³ or kg/m³, choose the last material.',
    'A weight goes onto your quote list with its sizes; the list shows the weight of all its lines, and is saved as CSV.',
    'The workings show the formula with your numbers in inches and the density used. Its source is in the tables of densities below.',
  ],
  formula: `Weight = area of the cross-section × length × density × pieces, in inches and pounds; Kilograms = pounds × ${kilogramsPerPound}`,
  limits: [
    'Theoretical weight: nominal sizes, no tolerance, no coating. Square and rectangle tube are weighed with sharp corners. With an outer radius of twice the wall, a usual one, square tube weighs less: about 2\u00a0% where the side is 40 walls, 4\u00a0% at 17 walls, 9\u00a0% at 8 walls.',
    'Octagon, angle, channel and tee have sharp corners here. Rolled ones have fillets, and standard channels tapered flanges: a 4 × 4 × 1/2 in steel angle weighs 12.8 lb/ft in the tables as here, others differ by a few percent.',
    'Walls of pipe are nominal: many pipe standards allow a wall 12.5\u00a0% thinner.',
    'Density is at room temperature and moves with composition and heat treatment, by up to 2\u00a0% in stainless steels.',
    ...materials.flatMap(({ note, alloys }) => {
      const figures = alloys.map(([, , density]) => density);
      const [least, most] = [Math.min(...figures), Math.max(...figures)];
      return note
        ? [`${note}; the alloys here have ${least.toFixed(3)} to ${most.toFixed(3)}.`]
        : [];
    }),
    'The shop constants 9.42, 10.4 and 37.7 are roundings of 3π, 6√3 and 12π, per foot. Exact geometry is used here and agrees with them within 0.08\u00a0%.',
  ],
  tables: [rules, units, pipeTable, ...densities],
  sources: [
    {
      name: 'Areas of angle, channel and tee (after Machinery’s Handbook)',
      href: 'https://amesweb.info/section/cross-sectional-area-calculator.aspx',
    },
    {
      name: 'Area of an octagon across flats, 0.8284 × a²; sections with fillets',
      href: 'http://www.webwirecloth.com/cafes/zhishi/calculationformula/',
    },
    {
      name: 'Square and rectangular tube with rounded corners',
      href: 'https://www.boyersteel.com/metal-tube-pipe-weight-formulas/',
    },
    {
      name: 'Pipe walls of ASME B36.10M and B36.19M in millimeters (ChEDL fluids); their inches are the standards’',
      href: 'https://github.com/CalebBell/fluids',
    },
    {
      name: 'Birmingham wire gauge',
      href: 'https://engineeringtoolbox.com/amp/BWG-wire-gage-d_508.html',
    },
    ...Object.entries(densitySources).map(([code, name]) => ({
      name: `Density: ${name}`,
      href: densityPages[code],
    })),
  ],
};
