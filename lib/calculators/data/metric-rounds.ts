/**
 * Preferred diameters of hot rolled round bar, mm (EN 10060). Read from 16 to 130 in a mill's copy of the table (the
 * guide names it); the others are from general knowledge.
 */
export const metricRounds: readonly number[] = [
  10, 12, 13, 14, 15, 16, 18, 19, 20, 22, 24, 25, 26, 27, 28, 30, 32, 35, 36, 38, 40, 42, 45, 48,
  50, 52, 55, 60, 63, 65, 70, 73, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 135, 140,
  145, 150, 155, 160, 165, 170, 175, 180, 190, 200, 220, 250,
];
