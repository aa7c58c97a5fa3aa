import type { Slot } from './measures';

/** Forms that have a thickness. */
export const flatForms: ReadonlySet<string> = new Set(['plate', 'sheet', 'flat-bar', 'true-bar']);

/** The sizes of each form, in the order in which numbers without labels are written. */
export const sizesByForm: Readonly<Record<string, readonly Slot[]>> = {
  'round-bar': ['diameter', 'length'],
  'forged-bar': ['diameter', 'length'],
  billet: ['diameter', 'length'],
  wire: ['diameter', 'length'],
  'hex-bar': ['acrossFlats', 'length'],
  square: ['side', 'length'],
  disc: ['diameter', 'thickness'],
  'flat-bar': ['thickness', 'width', 'length'],
  'true-bar': ['thickness', 'width', 'length'],
  plate: ['thickness', 'width', 'length'],
  sheet: ['thickness', 'width', 'length'],
  tube: ['outerDiameter', 'wall', 'length'],
  'forged-ring': ['outerDiameter', 'innerDiameter', 'height'],
  extrusion: ['height', 'width', 'length'],
};

/** For each form, labels that stand for another size of it: the OD of a bar is its diameter. */
export const labelAliases: Readonly<Record<string, Partial<Record<Slot, Slot>>>> = {
  'round-bar': { outerDiameter: 'diameter' },
  'forged-bar': { outerDiameter: 'diameter' },
  billet: { outerDiameter: 'diameter' },
  wire: { outerDiameter: 'diameter', thickness: 'diameter' },
  'hex-bar': { width: 'acrossFlats', diameter: 'acrossFlats' },
  disc: { outerDiameter: 'diameter', height: 'thickness', length: 'thickness' },
  square: { width: 'side', thickness: 'side', acrossFlats: 'side' },
  'flat-bar': { height: 'thickness' },
  'true-bar': { height: 'thickness' },
  plate: { height: 'thickness', side: 'width' },
  sheet: { side: 'width' },
  tube: { diameter: 'outerDiameter', thickness: 'wall', width: 'wall' },
  'forged-ring': {
    diameter: 'outerDiameter',
    thickness: 'height',
    length: 'height',
    width: 'height',
  },
  extrusion: { thickness: 'height' },
};
