/** The field of the quote form that carries files. */
export const fileField = 'attachments';
/** Files of one request. */
export const maxFiles = 5;
/** Bytes of one file. */
export const maxFileBytes = 10 * 1024 * 1024;

/** The kinds of files, and how the name of each may end. */
const kinds = {
  PDF: ['.pdf'],
  STEP: ['.step', '.stp', '.p21'],
  DXF: ['.dxf'],
  PNG: ['.png'],
  XLSX: ['.xlsx'],
  CSV: ['.csv'],
} as const;
export type FileKind = keyof typeof kinds;

const kindNames = Object.keys(kinds) as FileKind[];
/** For the `accept` of a file input. */
export const acceptedEndings = Object.values(kinds).flat().join();
/** What a form says of its files. */
export const fileLimits = `Up to ${maxFiles} files of ${maxFileBytes / 1024 / 1024}\u00A0MB: ${kindNames.join(', ')}`;
/** The kind of a file by its name, where it is one of those. */
export const kindOfName = (name: string) =>
  kindNames.find((kind) => kinds[kind].some((ending) => name.toLowerCase().endsWith(ending)));

/** "12 kB", "3.4 MB": as people compare files. */
export const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
