import { cubicCentimetersPerCubicInch, kilogramsPerPound } from '@/lib/calculators/constants';

/** Grams per cubic centimeter in a pound per cubic inch. */
const metricFactor = (kilogramsPerPound * 1000) / cubicCentimetersPerCubicInch;

/** 0.16 lb/in³ → "0.160 lb/in³". */
export const poundsPerCubicInch = (density: number) => `${density.toFixed(3)} lb/in³`;

/** 0.16 lb/in³ → "4.43 g/cm³". */
export const metricDensity = (density: number) =>
  `${(density * metricFactor).toFixed(2)}\u00A0g/cm³`;

/** A density in both systems: "0.160 lb/in³ (4.43 g/cm³)". */
export const densityWords = (density: number) =>
  `${poundsPerCubicInch(density)} (${metricDensity(density)})`;
