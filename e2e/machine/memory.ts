import { readFileSync } from 'node:fs';

/** The resident memory of a process, MB. */
export const megabytes = (pid: number) =>
  Math.round(
    Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)![1]) / 1024,
  );
