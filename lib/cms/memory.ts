import { buildFolder, env } from '@/lib/runtime/env';
import { oncePerProcess } from '@/lib/server/process-state.cjs';
import { sharedByBuild } from './build-share';
import { isCmsError } from './cms-error';
import { sharedReadings } from './shared-readings';
import { problemsOf, report } from './problems';
import { inTimeForVisitors, webhookCameAt } from './visitors';

/**
 * How old an answer may be that a page is made from: long enough that pages expiring together ask once,
 * short beside the cycle, to whose age it adds. A minute in production. A build shows one state of the content,
 * however long it takes.
 */
export const lifeMs = buildFolder ? Infinity : Math.min(60_000, env.REVALIDATE_SECONDS * 100);
/** After a failed reading WordPress is left alone this long: pages asked for meanwhile fail at once. */
const restMs = Math.min(5_000, env.REVALIDATE_SECONDS * 100);

interface Memory {
  answer: Promise<unknown>;
  startedAt: number;
  until: number;
}

const memories = oncePerProcess('cms memories', () => new Map<string, Memory>());

/** The last reading of a collection: when it succeeded (epoch ms), and why it failed since, if it did. */
export interface Reading {
  at: number | null;
  records: number | null;
  fault: string | null;
}
const readings = oncePerProcess('cms readings', () => new Map<string, Reading>());

/** When all that this process reads was last readable again, after some of it was not, epoch ms. */
const calm = oncePerProcess('cms calm', () => ({ at: 0 }));
export const lastCalm = () => calm.at;

/** What this process has read since it started, by name. */
export const lastReadings = (): ReadonlyMap<string, Reading> => readings;

/**
 * What `read` answers, read at most once a minute and by one reader at a time; during a build, once for
 * all workers. A `CmsError` is remembered too, for a few seconds, so that an outage is not hammered; not for a
 * webhook that came after the reading began, which says nothing of WordPress since.
 */
export function remember<T>(name: string, read: () => Promise<T>): Promise<T> {
  const known = memories.get(name);
  if (!known || known.until <= Date.now()) return readAnew(name, read);
  const answer = inTimeForVisitors(known.startedAt, known.answer as Promise<T>);
  if (known.startedAt >= (webhookCameAt() ?? 0)) return answer;
  return answer.catch((error: unknown) => {
    if (!isCmsError(error)) throw error;
    if (memories.get(name) === known) memories.delete(name);
    return remember(name, read);
  });
}

function readAnew<T>(name: string, read: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const memory: Memory = { answer: Promise.resolve(), startedAt, until: startedAt + lifeMs };
  memory.answer = sharedByBuild(name, () => sharedByInstances(name, read, memory));
  memories.set(name, memory);
  memory.answer.then(
    (answer) => {
      const records = Array.isArray(answer) ? answer.length : null;
      const again = readings.get(name)?.fault;
      readings.set(name, { at: Date.now(), records, fault: null });
      if (again && [...readings.values()].every(({ fault }) => !fault)) calm.at = Date.now();
    },
    (error: unknown) => {
      memory.until = isCmsError(error) ? Date.now() + restMs : 0;
      const fault = error instanceof Error ? error.message : String(error);
      readings.set(name, { at: null, records: null, ...readings.get(name), fault });
    },
  );
  return inTimeForVisitors(startedAt, memory.answer as Promise<T>);
}

/** What another instance read, with what it left out; used no longer than it may be used there. */
async function sharedByInstances<T>(name: string, read: () => Promise<T>, memory: Memory): Promise<T> {
  const sharedBy = sharedReadings();
  if (!sharedBy) return read();
  const { answer, leftMs } = await sharedBy.share(name, async () => ({
    read: await read(),
    leftOut: problemsOf(name),
  }));
  memory.until = Math.min(memory.until, Date.now() + leftMs);
  report(name, answer.leftOut);
  return answer.read;
}

/** The next page made reads this anew, on whatever instance. */
export function forget(name: string): void {
  forgetHere(name);
  sharedReadings()?.forget(name);
}

/** As `forget`, where another instance said so. */
export function forgetHere(name: string): void {
  memories.delete(name);
}
