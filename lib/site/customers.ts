import type { Image } from '@/content-schemas/image';

const mark = (file: string, alt: string): Image => ({
  src: `/logos/${file}.svg`,
  alt,
  width: 200,
  height: 80,
  sizes: [],
});

/** False once the marks below are the owner's: until then a build and a start name them. */
export const customersAreSample: boolean = true;

/** Seven drawn marks (spec §9), shown until an editor puts a slider on the front page. The owner replaces them. */
export const customers: readonly Image[] = [
  mark('airframe', 'Airframe builder'),
  mark('engine', 'Engine maker'),
  mark('rotor', 'Rotorcraft plant'),
  mark('launch', 'Launch company'),
  mark('valve', 'Valve works'),
  mark('subsea', 'Subsea contractor'),
  mark('implant', 'Implant workshop'),
];
