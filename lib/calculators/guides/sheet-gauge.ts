import { kilogramsPerPound, millimetersPerInch } from '../constants';
import { alloys, type AlloyRow } from '../data/alloys';
import { bwg } from '../data/bwg';
import type { Guide, Table } from '@/lib/calculators/calculator';
import { exact, fixed, multiply } from '../rational';
import {
  aluminumDensity,
  ouncesPerPound,
  squareInchesPerSquareFoot,
  squareMetersPerSquareFoot,
  stainlessDensity,
  steelFactor,
} from '../sheet-gauge';

const inch = exact(millimetersPerInch);

/** How far the densities of alloys differ at most from the one used: "5.1 %". */
function mostDifference(of: readonly AlloyRow[], used: number) {
  const differences = of.map(([, , density]) => Math.abs(density / used - 1));
  return `${(100 * Math.max(...differences)).toFixed(1)}\u00a0%`;
}

/** Of the density that the weight calculator has for most steel, lb/in³. */
const steelDensity = 0.284;
const steelOfGauge = steelFactor / squareInchesPerSquareFoot;
const lighter = `${(100 * (1 - steelDensity / steelOfGauge)).toFixed(1)}\u00a0%`;

const walls: Table = {
  caption: 'Tube wall by Birmingham gauge (BWG)',
  columns: ['Gauge', 'Inches', 'mm'],
  rows: bwg.map(([gauge, inches]) => ({
    cells: [gauge, inches, fixed(multiply(exact(inches), inch), 3)],
  })),
};

export const sheetGaugeGuide: Guide = {
  purpose:
    'Find the thickness and weight of a gauge from 3 to 36 for each metal, or the gauge nearest to a thickness.',
  reading: [
    'A gauge is a number, not a thickness: 16 gauge steel and 16 gauge aluminum are different sheets. A higher gauge is a thinner sheet.',
    'A dash means that no thickness is published for that gauge and metal.',
    'A thickness is answered with the nearest gauge and the weight of the thickness itself; the table has the next thicker and thinner gauge. If two gauges are equally near, the thicker is shown. A thickness outside the table has no gauge.',
    `Millimeters are the inches times ${millimetersPerInch}, to three decimals, a half rounded up.`,
    'BWG is the gauge of tube walls. It is not the gauge of sheet.',
  ],
  formula: `Millimeters = inches × ${millimetersPerInch}; Pounds per square foot: ounces of the gauge ÷ ${ouncesPerPound} for steel, thickness × ${squareInchesPerSquareFoot} × density for aluminum and stainless steel; Of a thickness of steel: inches × ${steelFactor}; kg/m² = lb/ft² × ${kilogramsPerPound} ÷ ${squareMetersPerSquareFoot}`,
  limits: [
    'Galvanized sheet is published for gauges 8 to 32 only. Its thickness and its weight count the zinc, 2.5 oz per square foot.',
    'The table is nominal. Mills roll to a tolerance on thickness, and order by thickness to be safe.',
    `Aluminum is weighed at ${aluminumDensity} lb/in³ (6061) and stainless steel at ${stainlessDensity} lb/in³ (304); other alloys in the weight calculator differ by up to ${mostDifference(alloys.aluminum, aluminumDensity)} (aluminum) and ${mostDifference(alloys.stainless, stainlessDensity)} (stainless steel).`,
    `${steelFactor} lb per square foot and inch is the convention of the gauge. Steel of ${steelDensity} lb/in³ weighs ${lighter} less: the weight calculator uses that.`,
    'Galvanized 32 gauge is printed as 0.0134 in although its rule gives 0.01345; the printed figure is kept.',
  ],
  tables: [walls],
  sources: [
    {
      name: `Standard steel: Manufacturers' Standard Gauge, from the ounces per square foot of 15 U.S.C. 206 at ${steelFactor} lb per square foot and inch`,
      href: 'https://www.law.cornell.edu/uscode/text/15/206',
    },
    {
      name: 'Galvanized steel: Galvanized Sheet Gauge, the same with 2.5 oz of zinc per square foot',
    },
    { name: 'Aluminum: Brown & Sharpe, also AWG (ASTM B258)' },
    { name: 'Stainless steel: US Standard Gauge, ounces per square foot divided by 640' },
    { name: 'Densities of aluminum 6061 and stainless 304: as in the metal weight calculator' },
    {
      name: 'Tube wall: Birmingham wire gauge, Engineering ToolBox',
      href: 'https://engineeringtoolbox.com/amp/BWG-wire-gage-d_508.html',
    },
    {
      name: 'Tube wall: BWG to mm chart, Project Materials',
      href: 'https://blog.projectmaterials.com/charts/bwg-to-mm-chart/',
    },
  ],
};
