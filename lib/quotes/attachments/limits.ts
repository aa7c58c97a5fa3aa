/** The field of the quote form that carries files. */
export const fileField = 'attachments';
/** Files of one request. */
export const maxFiles = 5;
/** Bytes of one file. */
export const maxFileBytes = 10 * 1024 * 1024;

/** The kinds of files by how a file's name ends. */
export const fileKinds = {
  '.pdf': 'PDF',
  '.step': 'STEP',
  '.stp': 'STEP',
  '.p21': 'STEP',
  '.dxf': 'DXF',
  '.png': 'PNG',
  '.xlsx': 'XLSX',
  '.csv': 'CSV',
} as const;
type Ending = keyof typeof fileKinds;
export type FileKind = (typeof fileKinds)[Ending];

const endings = Object.keys(fileKinds) as Ending[];
/** For the `accept` of a file input. */
export const acceptedEndings = endings.join();
const kindNames = [...new Set(Object.values(fileKinds))].join(', ');
/** What a form says of its files. */
export const fileLimits = `Up to ${maxFiles} files of ${maxFileBytes / 1024 / 1024}\u00A0MB: ${kindNames}`;
/** The ending of a file's name, where it is one of those. */
export const endingOf = (name: string) =>
  endings.find((ending) => name.toLowerCase().endsWith(ending));

/** "12 kB", "3.4 MB": as people compare files. */
export const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
