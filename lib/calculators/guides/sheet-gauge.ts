import type { Guide } from '../guide';

export const sheetGaugeGuide: Guide = {
  purpose:
    'A gauge is a number, not a thickness: 16 gauge steel and 16 gauge aluminum are different sheets. Choose a gauge to read what it is in inches and millimeters for each metal.',
  reading: [
    'A higher gauge is a thinner sheet.',
    'A dash means that no thickness is published for that gauge and metal.',
    'Millimeters are the inches times 25.4, to three decimals, a half rounded up.',
  ],
  formula: 'millimeters = inches × 25.4',
  limits: [
    'Galvanized sheet is published for gauges 8 to 32 only. Its thickness counts the zinc.',
    'Mills and service centers sell stainless sheet by decimal thickness: 16 gauge is then about 0.060 in, where the old table says 0.0625.',
    'The table is nominal. Mills roll to a tolerance on thickness, and order by thickness to be safe.',
    'Galvanized 32 gauge is printed as 0.0134 in although its rule gives 0.01345; the printed figure is kept.',
  ],
  tables: [],
  sources: [
    {
      name: "Standard steel: Manufacturers' Standard Gauge, from the ounces per square foot of 15 U.S.C. 206 at 41.82 lb per square foot and inch",
      href: 'https://www.law.cornell.edu/uscode/text/15/206',
    },
    {
      name: 'Galvanized steel: Galvanized Sheet Gauge, the same with 2.5 oz of zinc per square foot',
    },
    { name: 'Aluminum: Brown & Sharpe, also AWG (ASTM B258)' },
    { name: 'Stainless steel: US Standard Gauge, ounces per square foot divided by 640' },
  ],
};
