/** A CPU profile as V8 writes it: the parts that are read. */
export interface CpuProfile {
  /** Every place of the call tree, callers before what they call. */
  nodes: readonly { id: number; callFrame: Frame; children?: readonly number[] }[];
  /** The node that ran at each sample. */
  samples: readonly number[];
  /** Microseconds between a sample and the one before. */
  timeDeltas: readonly number[];
}

export interface Frame {
  functionName: string;
  /** Its file; empty for a builtin function, and for what is no function, such as "(idle)". */
  url: string;
  lineNumber: number;
  columnNumber: number;
}

export const owners = [
  'the site and its packages',
  'React and Next',
  'Node and files',
  'garbage collection',
] as const;
export type Owner = (typeof owners)[number];

const special: Readonly<Record<string, Owner | null>> = {
  '(idle)': null,
  '(garbage collector)': 'garbage collection',
  '(program)': 'Node and files',
  '(root)': 'Node and files',
};

const framework = /node_modules\/(?:@next|@swc|next|react|react-dom|scheduler)\/|\[turbopack\]/;

/**
 * Whose code a frame is, by its source file. A builtin function counts for the owner of its caller; `null`: the process
 * waits.
 */
export function ownerOf(name: string, source: string, caller: Owner | null): Owner | null {
  if (!source) return name in special ? special[name]! : caller;
  if (source.startsWith('node:')) return 'Node and files';
  return framework.test(source) ? 'React and Next' : 'the site and its packages';
}

/** Milliseconds of each owner's own code. `sourceOf` answers the source file of a frame. */
export function timeByOwner(
  profiles: readonly CpuProfile[],
  sourceOf: (frame: Frame) => string,
): Record<Owner, number> {
  const ms = Object.fromEntries(owners.map((owner) => [owner, 0])) as Record<Owner, number>;
  for (const { nodes, samples, timeDeltas } of profiles) {
    const ownerById = new Map<number, Owner | null>();
    const callers = new Map<number, Owner | null>();
    for (const { id, callFrame, children = [] } of nodes) {
      const caller = callers.get(id) ?? null;
      const owner = ownerOf(callFrame.functionName, sourceOf(callFrame), caller);
      ownerById.set(id, owner);
      for (const child of children) callers.set(child, owner);
    }
    samples.forEach((id, i) => {
      const owner = ownerById.get(id);
      if (owner) ms[owner] += timeDeltas[i]! / 1000;
    });
  }
  return ms;
}
