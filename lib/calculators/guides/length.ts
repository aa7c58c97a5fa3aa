import { factorTable } from '../factor-table';
import type { Guide } from '../guide';
import { lengthUnits } from '../length';

export const lengthGuide: Guide = {
  purpose: 'Convert a length between inches, feet and inches, millimeters and eleven other units.',
  reading: [
    'Decimals and fractions both work: 2.5, 1/2, 2-1/2 and 2 1/2. The field shows how it reads your entry.',
    'Feet and inches work too, whatever the unit beside them: 5\' 3-1/2" or 5 ft 3.5 in. Every length is also written in feet and inches, to the nearest sixty-fourth, by the exact factors.',
    'Results show three decimals, or 2 to 12 significant digits by choice; a half is rounded up, and what was rounded away stands beside the result. In the other rows of the table a figure below 1 has four digits where three decimals would lose some.',
    'Where a factor is rounded, a second column shows what the exact factor gives.',
  ],
  formula:
    'Result = value × centimeters in the unit you have ÷ centimeters in the unit you want; Feet and inches = inches ÷ 12, the remainder in inches',
  limits: [
    'The rod is taken as 503 cm and the mile as 160934 cm, rounded as trade tables often print them: a rod is 0.016\u00a0% high, a mile 0.00025\u00a0% low. Use the exact column for surveying.',
    'The league is the nautical one, three nautical miles. The statute league of three miles is 482803.2 cm, 13\u00a0% shorter.',
    'The inch is the international inch of exactly 2.54 cm, not the US survey inch.',
  ],
  tables: [factorTable('Centimeters in each unit', 'cm', lengthUnits)],
  sources: [
    { name: 'International yard and pound agreement of 1959: one inch is 2.54 cm' },
    { name: 'NIST Handbook 44, appendix C: general tables of units' },
  ],
};
