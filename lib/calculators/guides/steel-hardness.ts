import { austenitic, nickel, steelByRockwellB, steelByRockwellC } from '../data/hardness-e140';
import type { Guide } from '@/lib/calculators/calculator';
import { rangeOf, specified, standardTable, type HardnessTable } from '../hardness-table';

const lastRockwellB = (table: HardnessTable) => rangeOf(table, 'hrb')?.[1];

export const steelHardnessGuide: Guide = {
  purpose:
    'Convert hardness between Brinell, Rockwell, Vickers and Knoop for steel and nickel alloys (approximate).',
  reading: [
    'For a Brinell hardness of steel “table row” is the nearest row at or below your value, without interpolation. “By ASTM E140” is interpolated between two rows of that standard; it stands first where your value is between two table rows.',
    'From any other scale, and for other metals, each figure is interpolated between two rows of one table of ASTM E140, and rounded to a whole number. Where tables 1 and 2 both have your value, a scale that both have is from table 1; the workings show each table.',
    `A dash means that the scale does not reach there: Rockwell C starts at about 20; Rockwell B ends at ${lastRockwellB(steelByRockwellB)} for steel, at ${lastRockwellB(nickel)} for nickel alloys.`,
    'Tensile strength is an estimate from the hardness, for carbon and alloy steel only (ASTM A370). It does not replace a tensile test.',
    'The rows around the answer show how fast the scales move.',
  ],
  formula:
    'Brinell of steel: the first row, from the hardest down, with HB at or below your value; Other scales and metals: lower row + (your value - lower row) ÷ (upper row - lower row) × the step of the other scale',
  limits: [
    'Approximate: hardness scales measure different things. ASTM E140 asks that a converted value be rounded to a whole number and called converted: write 34 HRC for the table’s 34.3. Between two rows, write what ASTM E140 gives.',
    'Steel means carbon and alloy steel. ASTM E140 has separate tables for nickel alloys (table 3) and annealed austenitic plate (table 5), and none for titanium or cobalt: their hardness is not converted here.',
    'Nothing is converted outside a table, and no figure is interpolated between two tables.',
    'Above HB 650 Brinell testing is outside its standard; the rows of 784 and 801 and of 75 are extrapolated.',
    'Tables 1 and 2 of ASTM E140 are checked against a public copy down to 40 HRC and 72 HRB. Their other rows, tables 3 and 5, the Knoop column and the tensile strength in ksi are not checked: check the current revision.',
  ],
  tables: [
    standardTable('The whole table: approximate hardness of carbon and alloy steel', specified),
    standardTable('Carbon and alloy steel from 20 to 68 HRC, ASTM E140 table 1', steelByRockwellC),
    standardTable('Carbon and alloy steel from 55 to 100 HRB, ASTM E140 table 2', steelByRockwellB),
    standardTable('Nickel and high-nickel alloys, ASTM E140 table 3', nickel),
    standardTable('Annealed austenitic stainless plate, ASTM E140 table 5', austenitic),
  ],
  sources: [
    {
      name: 'SAE J417 and ASTM E140, hardness conversion of non-austenitic steels, down to HB 111. Above HB 739 the rows are from SAE J417 alone.',
    },
    { name: 'ISO 18265 (formerly DIN 50150), Brinell and Vickers below HB 111' },
    {
      name: 'ASTM A370, hardness and approximate tensile strength of steel, one-page sheet',
      href: 'https://scribd.com/document/396149380/ASTM-A370-Hardness-Conversion',
    },
    {
      name: 'Hardness conversion based on Brinell (Rockwell A and 15N)',
      href: 'http://www.oocities.com/ferritec_eng/appendix_2.htm',
    },
    {
      name: 'ASTM E140-02, excerpt: the rule for rounding',
      href: 'https://studylib.net/doc/25241662/astm-e140-table-hardness-conversion-steels-copper',
    },
  ],
};
