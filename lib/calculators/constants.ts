/*
 * How many of one unit are in another, exactly: international yard and pound of 1959 (NIST SP 811, appendix B).
 * A factor of one calculator, such as an allowance, is in that calculator's file.
 */

/** Millimeters in an inch. */
export const millimetersPerInch = 25.4;
/** Centimeters in an inch. */
export const centimetersPerInch = 2.54;
/** Inches in a foot. */
export const inchesPerFoot = 12;
/** Square inches in a square foot. */
export const squareInchesPerSquareFoot = 144;
/** Square meters in a square foot. */
export const squareMetersPerSquareFoot = 0.09290304;
/** Cubic centimeters in a cubic inch. */
export const cubicCentimetersPerCubicInch = 16.387064;
/** Kilograms in a pound. */
export const kilogramsPerPound = 0.45359237;
/** Grams in a pound. */
export const gramsPerPound = 453.59237;
/** Ounces in a pound. */
export const ouncesPerPound = 16;
