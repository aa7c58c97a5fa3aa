import { factorTable } from '../factor-table';
import type { Guide } from '../guide';
import { lengthUnits } from '../length';

export const lengthGuide: Guide = {
  purpose:
    'Drawings arrive in inches, mills roll in millimeters, and land is still sold in rods. Type a length in any of fourteen units and read it in all of them at once.',
  reading: [
    'Decimals and fractions both work: 2.5, 1/2, 2-1/2 and 2 1/2 are understood, and what was understood is said beside the field.',
    'Results show three decimals, a half rounded up.',
    'Where a factor is rounded, a second column shows what the exact factor gives.',
  ],
  formula: 'result = value × centimeters in the unit you have ÷ centimeters in the unit you want',
  limits: [
    'The rod is taken as 503 cm and the mile as 160934 cm, as this trade has long printed them: a rod is 0.016 % high, a mile 0.00025 % low. The exact column is the one to survey with.',
    'The league is the nautical one, three nautical miles. The statute league of three miles is 482803.2 cm, 13 % shorter.',
    'The inch is the international inch of exactly 2.54 cm, not the US survey inch.',
  ],
  tables: [factorTable('Centimeters in each unit', 'Centimeters', lengthUnits)],
  sources: [
    { name: 'International yard and pound agreement of 1959: one inch is 2.54 cm' },
    { name: 'NIST Handbook 44, appendix C: general tables of units' },
  ],
};
