// Exact, by the international yard and pound of 1959 (NIST SP 811, appendix B). Factors of one calculator are in its file.

export const millimetersPerInch = 25.4;
export const inchesPerFoot = 12;
export const kilogramsPerPound = 0.45359237;
/** 2.54³ */
export const cubicCentimetersPerCubicInch = 16.387064;
