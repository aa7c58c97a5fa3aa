import type { LineCatalog } from './catalog';
import {
  sizeNames,
  type Certificate,
  type LineFields,
  type QuantityUnit,
  type SizeName,
} from './line';

const units: Readonly<Record<QuantityUnit, string>> = {
  pieces: 'pcs',
  feet: 'ft',
  inches: 'in',
  meters: 'm',
  pounds: 'lb',
  kilograms: 'kg',
};
const sizes: Readonly<Record<SizeName, string>> = {
  diameter: 'diameter',
  side: 'square',
  acrossFlats: 'across flats',
  thickness: 'thickness',
  width: 'width',
  height: 'height',
  outerDiameter: 'OD',
  innerDiameter: 'ID',
  wall: 'wall',
};
const certificateNames: Readonly<Record<Certificate, string>> = {
  mtr: 'mill test report',
  coc: 'certificate of conformance',
  dfars: 'DFARS 252.225-7009',
  'en-10204-3.1': 'EN 10204 3.1',
  'en-10204-3.2': 'EN 10204 3.2',
  ultrasonic: 'ultrasonic inspection',
  'first-article': 'first article inspection',
};

/** A line in words that a salesperson and the parser read alike: "Qty 3 pcs, 6AL-4V (R56400), AMS 4928, Round Bar, …". */
export function printLine(line: LineFields, { grades, specs, forms, metals }: LineCatalog): string {
  const grade = grades.find(({ slug }) => slug === line.grade);
  const [uns] = grade?.names ?? [];
  const metal = metals.find(({ slug }) => slug === line.metal);
  return [
    line.quantity !== null && `Qty ${line.quantity} ${units[line.unit ?? 'pieces']}`,
    grade ? `${grade.title}${uns ? ` (${uns})` : ''}` : line.spec === null && metal?.name,
    specs.find(({ slug }) => slug === line.spec)?.title,
    line.condition,
    forms.find(({ slug }) => slug === line.form)?.title,
    ...sizeNames.flatMap((name) => {
      const inches = line.size?.[name];
      return inches === undefined ? [] : [`${sizes[name]} ${inches} in`];
    }),
    line.length !== null && `length ${line.length} in`,
    ...line.certificates.map((certificate) => certificateNames[certificate]),
    line.needBy !== null && `need by ${line.needBy}`,
  ]
    .filter(Boolean)
    .join(', ');
}
