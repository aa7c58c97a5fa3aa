/** Whether the system failed, such as a disk, and not a program. */
export const isSystemError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error;

/** The code of a system's error, such as `ENOENT`; `null` where it has none. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
