import type { Strength } from '@/content-schemas/grade-facts';

/** "130 ksi (896 MPa)": no line ends between a number and its unit. */
export const strengthInWords = ({ ksi, mpa }: Strength) => `${ksi} ksi (${mpa}\u00A0MPa)`;
