import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildFolder } from '@/lib/runtime/env';
import { writeWhole } from '@/lib/runtime/write-whole.cjs';
import { CmsError } from './cms-error';
import { storeFields, withStoredFields, type Stored } from './deferred-fields';

// A build's worker holds what lists need of every record for as long as it lives, and each page leaves garbage behind, which
// V8 would collect only when its heap is twice to four times as large, and never while a worker waits for the others. With
// these flags the heap grows by 30 %, and all garbage goes every ten seconds (decision 83). They are no limit: a larger
// catalogue takes more memory and does not stop the build.
if (buildFolder) {
  setFlagsFromString('--heap-growing-percent=30');
  setFlagsFromString('--expose-gc');
  setInterval(runInNewContext('gc') as () => void, 10_000).unref();
}

/** What was read: a list in so many parts, each in a file of its own, or a value. */
type Shared = { parts: number } | { value: unknown } | { failed: string };

/** So many items are in a part: all in one text would take several times their memory, while it is read. */
const partLength = 500;

const pollMs = 50;
/** Longer than any reading (`listBudgetMs`): after this the worker that reads must have died. */
const readerTimeoutMs = 610_000;

/**
 * During a build: what one worker reads, all workers use, so that the number of requests does not grow
 * with the number of workers. The deferred fields of records stay on the disk until they are used. Outside a build it
 * just reads. Throws the reader's error.
 */
export async function sharedAcrossWorkers<T>(
  name: string,
  read: () => Promise<T>,
  deferred?: readonly string[],
): Promise<T> {
  if (!buildFolder) return read();
  const file = join(buildFolder, `${encodeURIComponent(name)}.json`);
  if (await isFirst(`${file}.reading`)) await publish(file, read, deferred);
  // The reader too: what the schemas made takes half as much again as the same records from JSON.
  const items = await wait(file);
  return (
    deferred ? withStoredFields(items as readonly Stored[], deferred, fieldsOf(file)) : items
  ) as T;
}

/** Where the deferred fields of a reading are. */
const fieldsOf = (file: string) => `${file}.fields`;

/** Where a part of a list is. */
const partOf = (file: string, part: number) => `${file}.${part}`;

/** `mkdir` succeeds once: the worker that creates the folder is the reader. */
const isFirst = (lock: string) =>
  mkdir(lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

async function publish<T>(
  file: string,
  read: () => Promise<T>,
  deferred?: readonly string[],
): Promise<void> {
  try {
    const value = await read();
    if (!Array.isArray(value)) return await write(file, { value });
    const items = deferred ? storeFields(value, deferred, fieldsOf(file)) : value;
    const parts = Math.ceil(items.length / partLength);
    for (let part = 0; part < parts; part += 1)
      await writeFile(
        partOf(file, part),
        JSON.stringify(items.slice(part * partLength, (part + 1) * partLength)),
      );
    await write(file, { parts });
  } catch (error) {
    await write(file, { failed: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

const write = (file: string, content: Shared) => writeWhole(file, JSON.stringify(content));

async function wait(file: string): Promise<unknown> {
  for (const start = Date.now(); Date.now() - start < readerTimeoutMs;) {
    const content = await readFile(file, 'utf8').catch(() => null); // not there yet
    if (content !== null) {
      const shared = JSON.parse(content) as Shared;
      if ('failed' in shared) throw new CmsError(shared.failed);
      return 'parts' in shared ? readParts(file, shared.parts) : shared.value;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new CmsError(`The worker that reads ${file} did not finish.`);
}

async function readParts(file: string, parts: number): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let part = 0; part < parts; part += 1)
    items.push(...(JSON.parse(await readFile(partOf(file, part), 'utf8')) as unknown[]));
  return items;
}
