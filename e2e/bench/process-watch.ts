import { readdirSync, readFileSync } from 'node:fs';

/** Watches what a process and its children use, until stopped. */
export interface ProcessWatch {
  /** What they used together at each sample, MiB; pages they share counted once (PSS). */
  samples(): readonly number[];
  /** Ends the watch: the highest sample, MiB, and the seconds of processor time that were seen. */
  stop(): { peakMiB: number; cpuSeconds: number };
}

/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const ticks = 100;

export function watchProcess(pid: number, everyMs = 250): ProcessWatch {
  const samples: number[] = [];
  /** Processor time of each process, kept when it ends. */
  const cpu = new Map<number, number>();
  const look = () => {
    const family = familyOf(pid);
    samples.push(family.reduce((sum, each) => sum + memoryOf(each), 0));
    for (const each of family) cpu.set(each, Math.max(cpu.get(each) ?? 0, cpuOf(each)));
  };
  const timer = setInterval(look, everyMs);
  return {
    samples: () => samples,
    stop() {
      clearInterval(timer);
      return {
        peakMiB: samples.reduce((most, sample) => Math.max(most, sample), 0),
        cpuSeconds: [...cpu.values()].reduce((sum, each) => sum + each, 0),
      };
    },
  };
}

/** MiB of a process (/proc/…/smaps_rollup); 0 where it has ended. */
function memoryOf(pid: number): number {
  const [, kB] = readProc(`${pid}/smaps_rollup`).match(/^Pss:\s+(\d+) kB/m) ?? [];
  return Number(kB ?? 0) / 1024;
}

/** Seconds that a process and its threads have run; 0 where it has ended. */
function cpuOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) / ticks;
}

/** A process and all that descend from it. */
function familyOf(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = Number(statOf(Number(name))[1]);
    if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** What /proc/…/stat says after the process's name, which may hold anything: state, parent, … */
const statOf = (pid: number) => readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
}
