import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '@/lib/runtime/env';
import { writeWhole } from '@/lib/runtime/write-whole.cjs';
import { CmsError } from './cms-error';

type Shared = { value: unknown } | { failed: string };

const pollMs = 50;
/** After this the worker that reads must have died. */
const readerTimeoutMs = 600_000;

/** In a build all workers use what one read, so that it shows one state of the content. Throws the reader's error. */
export async function sharedAcrossWorkers<T>(name: string, read: () => Promise<T>): Promise<T> {
  if (!buildFolder) return read();
  const file = join(buildFolder, `${encodeURIComponent(name)}.json`);
  if (!(await isFirst(`${file}.reading`))) return (await wait(file)) as T;
  try {
    const value = await read();
    await write(file, { value });
    return value;
  } catch (error) {
    await write(file, { failed: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/** `mkdir` succeeds once: the worker that creates the folder is the reader. */
const isFirst = (lock: string) =>
  mkdir(lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

const write = (file: string, content: Shared) => writeWhole(file, JSON.stringify(content));

async function wait(file: string): Promise<unknown> {
  for (const start = Date.now(); Date.now() - start < readerTimeoutMs;) {
    const content = await readFile(file, 'utf8').catch(() => null); // not there yet
    if (content !== null) {
      const shared = JSON.parse(content) as Shared;
      if ('failed' in shared) throw new CmsError(shared.failed);
      return shared.value;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new CmsError(`The worker that reads ${file} did not finish.`);
}
