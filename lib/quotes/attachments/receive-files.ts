import { createHash, type Hash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../durable-file';
import { Refusal } from '@/lib/runtime/refusal';
import type { Upload } from './attachment';
import { kindOfFile } from './file-kind';
import { cleanName, distinctNames } from './file-names';
import { fileKinds, maxFileBytes, maxFiles, tooLarge, tooManyFiles } from './limits';
import { passesScan } from './scan';

interface Writing {
  name: string;
  path: string;
  file: FileHandle;
  hash: Hash;
  size: number;
}

interface Received {
  name: string;
  path: string;
  size: number;
  digest: string;
}

/**
 * Writes the files of one form into a folder as they arrive, in memory that does not grow with them. Of a file that is
 * too large, or one too many, the rest is read and dropped, so that the browser receives the reason.
 */
export function receiveFiles(folder: string) {
  const received: Received[] = [];
  let count = 0;
  let current: Writing | null = null;
  let problem: string | null = null;

  return {
    async begin(rawName: string): Promise<void> {
      count += 1;
      if (count > maxFiles) {
        problem ??= tooManyFiles;
        return;
      }
      const path = join(folder, String(count - 1));
      const file = await open(path, 'wx', 0o600);
      current = { name: cleanName(rawName), path, file, hash: createHash('sha256'), size: 0 };
    },
    async data(bytes: Buffer): Promise<void> {
      if (!current) return;
      current.size += bytes.length;
      if (current.size > maxFileBytes) {
        problem ??= tooLarge(current.name);
        return;
      }
      current.hash.update(bytes);
      await current.file.writeFile(bytes);
    },
    async end(): Promise<void> {
      if (!current) return;
      const { name, path, file, hash, size } = current;
      current = null;
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      received.push({ name, path, size, digest: hash.digest('hex') });
    },
    /** Closes what is open and removes all that was written, where it was not stored. */
    async discard(): Promise<void> {
      await current?.file.close();
      await rm(folder, { recursive: true, force: true });
    },
    /** The checked files. Throws a `Refusal` that names the first that is not taken, and why. */
    async finish(): Promise<Upload> {
      if (problem) throw refusal(problem);
      const names = distinctNames(received.map(({ name }) => name));
      const attachments = [];
      for (const [i, { path, size, digest }] of received.entries()) {
        const name = names[i] ?? '';
        attachments.push({ name, type: await checkedType(name, path, size), size, digest });
      }
      await syncFolder(folder);
      return { folder, attachments };
    },
  };
}

const kindsText = 'PDF, STEP, DXF, PNG, XLSX and CSV';

async function checkedType(name: string, path: string, size: number): Promise<string> {
  if (size === 0) throw refusal(`${name} is empty. Please attach it again.`);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const named = fileKinds.find(({ endings }) => endings.some((each) => each === ending));
  if (!named)
    throw refusal(`${name} cannot be attached: we take ${kindsText} files. Please save it as one.`);
  if ((await kindOfFile(path)) !== named.kind)
    throw refusal(
      `${name} is not a whole ${named.kind} file, or holds something else too. Please save it as ${named.kind} again.`,
    );
  if (!(await passesScan(path)))
    throw refusal(`${name} was refused by our virus scanner. Please send the request without it.`);
  return named.type;
}

const refusal = (sentence: string) =>
  new Refusal(422, sentence, { problems: { attachments: sentence } });
