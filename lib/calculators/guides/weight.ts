import { factorTable } from '../factor-table';
import type { Guide } from '../guide';
import { weightUnits } from '../weight';

export const weightGuide: Guide = {
  purpose: 'Convert a weight between pounds, kilograms, ounces, tons and every metric unit.',
  reading: [
    'Results show three decimals, or 2 to 12 significant digits by choice; a half is rounded up, and what was rounded away stands beside the result. In the other rows of the table a figure below 1 has four digits where three decimals would lose some.',
    'A net ton and a short ton are the same thing under two names: 2000 pounds.',
    'Where a factor is rounded, a second column shows what the exact factor gives.',
  ],
  formula: 'Result = value × grams in the unit you have ÷ grams in the unit you want',
  limits: [
    'Ounces and pounds are avoirdupois, not troy: precious metals are weighed in troy ounces.',
    'The long or gross ton of 2240 pounds (1016046.9088 g) is none of these tons.',
    'The ounce is taken as 28.3495231 g, less than a billionth below the exact 28.349523125 g.',
  ],
  tables: [factorTable('Grams in each unit', 'g', weightUnits)],
  sources: [
    { name: 'International yard and pound agreement of 1959: one pound is 453.59237 g' },
    { name: 'NIST Handbook 44, appendix C: general tables of units' },
  ],
};
