/** The field of the quote form that carries files. */
export const fileField = 'attachments';
/** Files of one request. */
export const maxFiles = 5;
/** Bytes of one file. */
export const maxFileBytes = 10 * 1024 * 1024;

export type FileKind = 'PDF' | 'STEP' | 'DXF' | 'PNG' | 'XLSX' | 'CSV';
/** How the names of files of these kinds end, for the `accept` of a file input. */
export const acceptedEndings = '.pdf,.step,.stp,.p21,.dxf,.png,.xlsx,.csv';
/** What a form says of them. */
export const fileLimits = `Up to ${maxFiles} files of ${maxFileBytes / 1024 / 1024}\u00A0MB: PDF, STEP, DXF, PNG, XLSX, CSV`;
/** The ending of a file's name, where it is one of those. */
export const endingOf = (name: string) =>
  acceptedEndings.split(',').find((ending) => name.toLowerCase().endsWith(ending));

/** "12 kB", "3.4 MB": as people compare files. */
export const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
