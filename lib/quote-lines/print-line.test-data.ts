import { namedIn, type CatalogGrade, type LineCatalog } from './catalog';
import {
  certificateNames,
  sizeWords,
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
const sizeNames = Object.keys(sizeWords) as readonly SizeName[];

/** The fields of a line as text. */
interface PrintedLine {
  quantity: string;
  unit: QuantityUnit | null;
  /** Grade or metal, specification, condition, form. */
  names: readonly string[];
  /** Sizes with their units: "2.5 in". */
  size: Readonly<Partial<Record<SizeName, string>>>;
  length: string;
  certificates: readonly Certificate[];
  /** ISO date. */
  needBy: string;
}

const printWords = (line: PrintedLine) =>
  [
    line.quantity && `Qty ${line.quantity} ${units[line.unit ?? 'pieces']}`,
    ...line.names,
    ...sizeNames.map((name) => line.size[name] && `${sizeWords[name]} ${line.size[name]}`),
    line.length && `length ${line.length}`,
    ...line.certificates.map((certificate) => certificateNames[certificate]),
    line.needBy && `need by ${line.needBy}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A grade's unambiguous name: "6Al-4V (R56400)". */
const gradeWords = ({ title, names: [uns] }: CatalogGrade) => (uns ? `${title} (${uns})` : title);

/** A line in words that a salesperson and the parser read alike: "Qty 3 pcs, 6Al-4V (R56400), AMS 4928, Round Bar, …". */
export function printLine(line: LineFields, catalog: LineCatalog): string {
  const { grade, spec, metal } = namedIn(catalog, line);
  return printWords({
    quantity: line.quantity === null ? '' : `${line.quantity}`,
    unit: line.unit,
    names: [
      grade ? gradeWords(grade) : line.spec === null ? (metal?.name ?? '') : '',
      spec?.title ?? '',
      line.condition ?? '',
      catalog.forms.find(({ slug }) => slug === line.form)?.title ?? '',
    ],
    size: Object.fromEntries(
      sizeNames.flatMap((name) => {
        const inches = line.size?.[name];
        return inches === undefined ? [] : [[name, `${inches} in`]];
      }),
    ),
    length: line.length === null ? '' : `${line.length} in`,
    certificates: line.certificates,
    needBy: line.needBy ?? '',
  });
}
