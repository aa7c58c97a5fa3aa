/** The field of the quote form that carries files. */
export const fileField = 'attachments';
/** Files of one request. */
export const maxFiles = 5;
/** Bytes of one file. */
export const maxFileBytes = 10 * 1024 * 1024;

/** The kinds of files that go with a request, and the endings of their names. */
export const fileKinds = [
  { kind: 'PDF', endings: ['pdf'] },
  { kind: 'STEP', endings: ['step', 'stp', 'p21'] },
  { kind: 'DXF', endings: ['dxf'] },
  { kind: 'PNG', endings: ['png'] },
  { kind: 'XLSX', endings: ['xlsx'] },
  { kind: 'CSV', endings: ['csv'] },
] as const;
export type FileKind = (typeof fileKinds)[number]['kind'];

/** For the `accept` of a file input. */
export const acceptedEndings = fileKinds
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');

/** "12 kB", "3.4 MB": as people compare files. */
export const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export const tooManyFiles = `At most ${maxFiles} files go with a request. Please send the others with a second request.`;
export const tooLarge = (name: string) =>
  `${name} is larger than ${maxFileBytes / 1024 / 1024} MB. Please send a smaller file, or call us.`;
