/**
 * Sheet thickness by gauge, inches; null where no figure is published for that gauge.
 * Standard steel: Manufacturers' Standard Gauge, the ounces per square foot of 15 U.S.C. 206 at
 * 41.82 lb per square foot and inch. Galvanized: the same with 2.5 oz of zinc per square foot,
 * published for gauges 8 to 32 only. Aluminum: Brown & Sharpe (AWG), ASTM B258.
 * Stainless: US Standard Gauge, ounces per square foot / 640.
 */
export const gauges: readonly GaugeRow[] = [
  { gauge: 3, ounces: '160', steel: '0.2391', galvanized: null, aluminum: '0.2294', stainless: '0.2500' },
  { gauge: 4, ounces: '150', steel: '0.2242', galvanized: null, aluminum: '0.2043', stainless: '0.2344' },
  { gauge: 5, ounces: '140', steel: '0.2092', galvanized: null, aluminum: '0.1819', stainless: '0.2188' },
  { gauge: 6, ounces: '130', steel: '0.1943', galvanized: null, aluminum: '0.1620', stainless: '0.2031' },
  { gauge: 7, ounces: '120', steel: '0.1793', galvanized: null, aluminum: '0.1443', stainless: '0.1875' },
  { gauge: 8, ounces: '110', steel: '0.1644', galvanized: '0.1681', aluminum: '0.1285', stainless: '0.1719' },
  { gauge: 9, ounces: '100', steel: '0.1495', galvanized: '0.1532', aluminum: '0.1144', stainless: '0.1563' },
  { gauge: 10, ounces: '90', steel: '0.1345', galvanized: '0.1382', aluminum: '0.1019', stainless: '0.1406' },
  { gauge: 11, ounces: '80', steel: '0.1196', galvanized: '0.1233', aluminum: '0.0907', stainless: '0.1250' },
  { gauge: 12, ounces: '70', steel: '0.1046', galvanized: '0.1084', aluminum: '0.0808', stainless: '0.1094' },
  { gauge: 13, ounces: '60', steel: '0.0897', galvanized: '0.0934', aluminum: '0.0720', stainless: '0.0938' },
  { gauge: 14, ounces: '50', steel: '0.0747', galvanized: '0.0785', aluminum: '0.0641', stainless: '0.0781' },
  { gauge: 15, ounces: '45', steel: '0.0673', galvanized: '0.0710', aluminum: '0.0571', stainless: '0.0703' },
  { gauge: 16, ounces: '40', steel: '0.0598', galvanized: '0.0635', aluminum: '0.0508', stainless: '0.0625' },
  { gauge: 17, ounces: '36', steel: '0.0538', galvanized: '0.0575', aluminum: '0.0453', stainless: '0.0563' },
  { gauge: 18, ounces: '32', steel: '0.0478', galvanized: '0.0516', aluminum: '0.0403', stainless: '0.0500' },
  { gauge: 19, ounces: '28', steel: '0.0418', galvanized: '0.0456', aluminum: '0.0359', stainless: '0.0438' },
  { gauge: 20, ounces: '24', steel: '0.0359', galvanized: '0.0396', aluminum: '0.0320', stainless: '0.0375' },
  { gauge: 21, ounces: '22', steel: '0.0329', galvanized: '0.0366', aluminum: '0.0285', stainless: '0.0344' },
  { gauge: 22, ounces: '20', steel: '0.0299', galvanized: '0.0336', aluminum: '0.0253', stainless: '0.0313' },
  { gauge: 23, ounces: '18', steel: '0.0269', galvanized: '0.0306', aluminum: '0.0226', stainless: '0.0281' },
  { gauge: 24, ounces: '16', steel: '0.0239', galvanized: '0.0276', aluminum: '0.0201', stainless: '0.0250' },
  { gauge: 25, ounces: '14', steel: '0.0209', galvanized: '0.0247', aluminum: '0.0179', stainless: '0.0219' },
  { gauge: 26, ounces: '12', steel: '0.0179', galvanized: '0.0217', aluminum: '0.0159', stainless: '0.0188' },
  { gauge: 27, ounces: '11', steel: '0.0164', galvanized: '0.0202', aluminum: '0.0142', stainless: '0.0172' },
  { gauge: 28, ounces: '10', steel: '0.0149', galvanized: '0.0187', aluminum: '0.0126', stainless: '0.0156' },
  { gauge: 29, ounces: '9', steel: '0.0135', galvanized: '0.0172', aluminum: '0.0113', stainless: '0.0141' },
  { gauge: 30, ounces: '8', steel: '0.0120', galvanized: '0.0157', aluminum: '0.0100', stainless: '0.0125' },
  { gauge: 31, ounces: '7', steel: '0.0105', galvanized: '0.0142', aluminum: '0.0089', stainless: '0.0109' },
  { gauge: 32, ounces: '6.5', steel: '0.0097', galvanized: '0.0134', aluminum: '0.0080', stainless: '0.0102' },
  { gauge: 33, ounces: '6', steel: '0.0090', galvanized: null, aluminum: '0.0071', stainless: '0.0094' },
  { gauge: 34, ounces: '5.5', steel: '0.0082', galvanized: null, aluminum: '0.0063', stainless: '0.0086' },
  { gauge: 35, ounces: '5', steel: '0.0075', galvanized: null, aluminum: '0.0056', stainless: '0.0078' },
  { gauge: 36, ounces: '4.5', steel: '0.0067', galvanized: null, aluminum: '0.0050', stainless: '0.0070' },
];

/** Inches, to 4 decimals as published. */
export interface GaugeRow {
  gauge: number;
  /** Ounces per square foot of standard steel, by which its gauge is defined. */
  ounces: string;
  steel: string;
  galvanized: string | null;
  aluminum: string;
  stainless: string;
}
