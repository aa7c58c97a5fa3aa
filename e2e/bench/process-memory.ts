import { readdirSync, readFileSync } from 'node:fs';

/** Watches how much memory a process and its children hold together, until stopped. */
export interface MemoryWatch {
  /** Each sample so far, MiB. */
  samples(): readonly number[];
  /** Ends the watch and answers the highest sample, MiB. */
  stop(): number;
}

export function watchMemory(pid: () => number | undefined, everyMs = 500): MemoryWatch {
  const samples: number[] = [];
  const timer = setInterval(() => {
    const root = pid();
    if (root) samples.push(memoryOf(root));
  }, everyMs);
  return {
    samples: () => samples,
    stop() {
      clearInterval(timer);
      return samples.reduce((most, sample) => Math.max(most, sample), 0);
    },
  };
}

/**
 * MiB that a process and its children hold, pages they share counted once (PSS, /proc/…/smaps_rollup).
 * 0 where the process has ended.
 */
export function memoryOf(root: number): number {
  const kB = descendants(root).map((pid) => {
    const [, pss] = readProc(`${pid}/smaps_rollup`).match(/^Pss:\s+(\d+) kB/m) ?? [];
    return Number(pss ?? 0);
  });
  return kB.reduce((sum, each) => sum + each, 0) / 1024;
}

function descendants(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    // "10 (next-server (v16)) S 9 …": the parent is the second word after the last parenthesis.
    const parent = Number(readProc(`${name}/stat`).split(') ').at(-1)?.split(' ')[1]);
    if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
}
