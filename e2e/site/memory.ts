import { readFileSync } from 'node:fs';

/** What a process holds of the machine's memory, MB. */
export const megabytes = (pid: number) =>
  Math.round(
    Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)![1]) / 1024,
  );
