import type { Guide } from '../guide';
import { hardnessTable } from '../steel-hardness';

export const steelHardnessGuide: Guide = {
  purpose:
    'A drawing calls for Rockwell, the certificate says Brinell. Type a Brinell hardness from 75 to 801 to find the Rockwell C, Rockwell B and Vickers values that stand beside it in the table.',
  reading: [
    'The answer is the first row of the table whose Brinell value is not above yours: nothing is interpolated.',
    '"Not applicable" means that a scale does not reach there: Rockwell C starts at about 20, Rockwell B ends at 100.',
    'The rows around the answer show how fast the scales move.',
  ],
  formula: 'the first row, from the hardest down, with HB at or below your value',
  limits: [
    'Approximate: hardness scales measure different things. ASTM E140 asks that a converted value be rounded to a whole number and called converted: write 34 HRC for the table’s 34.3.',
    'Steel only: carbon and alloy steel. ASTM E140 has tables of their own for nickel alloys (table 3) and annealed austenitic plate (table 5), and none for titanium or cobalt.',
    'Above HB 650 Brinell testing is outside its standard; the rows of 784 and 801 and of 75 are extrapolated.',
  ],
  tables: [hardnessTable('The whole table: approximate hardness of carbon and alloy steel')],
  sources: [
    {
      name: 'SAE J417 and ASTM E140, hardness conversion of non-austenitic steels, down to HB 111',
    },
    { name: 'ISO 18265 (formerly DIN 50150), Brinell and Vickers below HB 111' },
  ],
};
