import { densityPages } from '../data/density-pages';
import { densitySources } from '../data/density-sources';
import { dimensionUnits } from '../dimension-unit';
import type { Guide } from '../guide';
import { alloysOf, sourceNames } from '../material';
import { materials } from '../materials';
import { shapes } from '../shapes';
import type { Table } from '../table';

/** `{outerDiameter}` as people say it. */
const worded = (rule: string) =>
  rule.replace(/\{(\w+)\}/g, (_, name: string) =>
    name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );

const rules: Table = {
  caption: 'Cross-section of each shape, square inches',
  columns: ['Shape', 'Area'],
  rows: shapes.map(({ name, rule }) => ({ cells: [name, worded(rule)] })),
};

const units: Table = {
  caption: 'Inches in each unit',
  columns: ['Unit', 'Inches'],
  rows: dimensionUnits.map(({ name, inches: { top, bottom } }) => ({
    cells: [name, bottom === 1n ? `${top}` : `${top}/${bottom}`],
  })),
};

const densities = materials.map((material): Table => ({
  caption: `${material.name}: density, lb per cubic inch`,
  columns: ['Alloy', 'UNS', 'Density', 'Read from'],
  rows: alloysOf(material).map((alloy) => ({
    cells: [alloy.name, alloy.uns || '–', alloy.densityText, sourceNames(alloy, densitySources)],
  })),
}));

export const metalWeightGuide: Guide = {
  purpose:
    'Freight, price and the crane all start from the weight. Choose a shape, a material and an alloy, type the sizes, and read what one piece and all of them weigh.',
  reading: [
    'Pounds come first, kilograms beside them, both to two decimals. Rounding happens once, after the pieces are multiplied.',
    'Sizes may be decimals or fractions (2.5, 2-1/2, 2 1/2, 2.5"), each in its own unit.',
    'The workings show the rule with your numbers in inches, the density used and where it was read.',
  ],
  formula:
    'weight = area of the cross-section × length × density × pieces, in inches and pounds; kilograms = pounds × 0.45359237',
  limits: [
    'Theoretical weight: nominal sizes, square corners, no tolerance, no coating. Square and rectangular tube with rounded corners (outer radius twice the wall) weighs less: about 2 % where the side is 40 walls, 4 % at 17 walls, 9 % at 8 walls.',
    'Density is at room temperature and moves with composition and heat treatment, by up to 2 % in stainless steels.',
    ...materials.flatMap(({ note, alloys }) => {
      const figures = alloys.map(([, , density]) => density);
      const [least, most] = [Math.min(...figures), Math.max(...figures)];
      return note
        ? [`${note}; the alloys here have ${least.toFixed(3)} to ${most.toFixed(3)}.`]
        : [];
    }),
    'The shop constants 9.42, 10.4 and 37.7 are roundings of 3 pi, 6 times the square root of 3, and 12 pi, per foot. Exact geometry is used here and agrees with them within 0.08 %.',
  ],
  tables: [rules, units, ...densities],
  sources: Object.entries(densitySources).map(([code, name]) => ({
    name,
    href: densityPages[code],
  })),
};
