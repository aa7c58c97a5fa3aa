/*
 * How many of one unit are in another, exactly: international yard and pound of 1959 (NIST SP 811, appendix B).
 * A factor that only one calculator uses is in its file.
 */

/** Millimeters in an inch. */
export const millimetersPerInch = 25.4;
/** Inches in a foot. */
export const inchesPerFoot = 12;
/** Kilograms in a pound. */
export const kilogramsPerPound = 0.45359237;
/** Cubic centimeters in a cubic inch: 2.54³. */
export const cubicCentimetersPerCubicInch = 16.387064;
