/**
 * Twist drills of ASME B94.11M, ten-thousandths of an inch. Number and letter drills follow no formula: two public lists
 * agree in 80 to 1 and A to Z; 97 to 81 were read in a third (the guide names them).
 */

/** No. 1 to No. 97. */
export const numberDrills: readonly number[] = [
  2280, 2210, 2130, 2090, 2055, 2040, 2010, 1990, 1960, 1935, 1910, 1890, 1850, 1820,
  1800, 1770, 1730, 1695, 1660, 1610, 1590, 1570, 1540, 1520, 1495, 1470, 1440, 1405,
  1360, 1285, 1200, 1160, 1130, 1110, 1100, 1065, 1040, 1015, 995, 980, 960, 935,
  890, 860, 820, 810, 785, 760, 730, 700, 670, 635, 595, 550, 520, 465,
  430, 420, 410, 400, 390, 380, 370, 360, 350, 330, 320, 310, 292, 280,
  260, 250, 240, 225, 210, 200, 180, 160, 145, 135, 130, 125, 120, 115,
  110, 105, 100, 95, 91, 87, 83, 79, 75, 71, 67, 63, 59,
];

/** A to Z. */
export const letterDrills: readonly number[] = [
  2340, 2380, 2420, 2460, 2500, 2570, 2610, 2660, 2720, 2770, 2810, 2900, 2950, 3020,
  3160, 3230, 3320, 3390, 3480, 3580, 3680, 3770, 3860, 3970, 4040, 4130,
];

/** Fraction drills: how far each series goes, inches, and its step in sixty-fourths. */
export const fractionSeries: readonly (readonly [upTo: number, step: number])[] = [
  [1.75, 1],
  [2.25, 2],
  [3, 4],
  [3.25, 8],
  [3.5, 16],
];
