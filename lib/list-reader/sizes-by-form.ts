import type { Slot } from './measures';

export const flatForms: ReadonlySet<string> = new Set(['plate', 'sheet', 'flat-bar', 'true-bar']);

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

/** What a label stands for where a form has no such size: the OD of a bar is its diameter. */
const otherSizes: Partial<Record<Slot, readonly Slot[]>> = {
  diameter: ['outerDiameter', 'acrossFlats'],
  outerDiameter: ['diameter'],
  acrossFlats: ['side'],
  side: ['width'],
  thickness: ['side', 'wall', 'height'],
  width: ['acrossFlats', 'side', 'wall', 'height'],
  height: ['thickness'],
  length: ['thickness', 'height'],
};

export function sizeLabelled(label: Slot, form: string | null): Slot {
  const sizes = sizesByForm[form ?? ''] ?? [label];
  return sizes.includes(label)
    ? label
    : (otherSizes[label]?.find((each) => sizes.includes(each)) ?? label);
}
