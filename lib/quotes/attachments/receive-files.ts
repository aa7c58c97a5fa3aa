import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import { Refusal } from '@/lib/server/refusal';
import { site } from '@/lib/site/company';
import { failure } from '../messages';
import type { Upload } from '../quote-record';
import { kindOfFile } from './file-kind';
import { cleanName, distinctNames } from './file-names';
import { fileLimits, kindOfName, maxFileBytes, maxFiles, type FileKind } from './limits';
import { passesScan } from './scan';
import { makeUploadFolder } from './upload-folder';

/** Forms with files that are read at once: each keeps a file open and a disk busy. */
const maxUploads = 16;
const state = oncePerProcess('quote uploads', () => ({ uploads: 0 }));

interface Received {
  name: string;
  path: string;
  size: number;
  digest: string;
}

/**
 * Writes the files of one form into a folder as they arrive, in memory that does not grow with them. `permit` is called
 * before the first; it throws a `Refusal` where no file is taken now. `discard` removes what was written.
 */
export function receiveFiles(permit: () => Promise<void>) {
  const received: Received[] = [];
  let opening: Promise<string> | null = null;
  let count = 0;
  let problem: string | null = null;

  async function openFolder(): Promise<string> {
    if (state.uploads >= maxUploads)
      throw new Refusal(
        429,
        `Many files are arriving at this moment. Please press Send again in a minute, or call us at ${site.phone}.`,
        { retryAfterSeconds: 60 },
      );
    state.uploads += 1;
    try {
      await permit();
      return await makeUploadFolder();
    } catch (error) {
      state.uploads -= 1;
      throw error;
    }
  }

  return {
    /** Writes a file from its stream, which is cut behind the largest size, and drops one too many. */
    async receive(rawName: string, stream: Readable & { truncated: boolean }): Promise<void> {
      const number = count;
      count += 1;
      if (number >= maxFiles) {
        problem ??= `At most ${maxFiles} files go with a request. Please send the others with a second request.`;
        stream.resume();
        return;
      }
      const name = cleanName(rawName);
      const path = join(await (opening ??= openFolder()), String(number));
      const hash = createHash('sha256');
      let size = 0;
      stream.on('data', (bytes: Buffer) => {
        hash.update(bytes);
        size += bytes.length;
      });
      await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      if (stream.truncated)
        problem ??= `${name} is larger than ${maxFileBytes / 1024 / 1024} MB. Please send a smaller file, or call us.`;
      received[number] = { name, path, size, digest: hash.digest('hex') };
    },

    /** The checked files, `null` where there are none. Throws a `Refusal` that names the first that is not taken, and why. */
    async finish(): Promise<Upload | null> {
      if (problem) throw refusal(problem);
      if (!opening) return null;
      const names = distinctNames(received.map(({ name }) => name));
      const attachments = [];
      for (const [i, { path, size, digest }] of received.entries()) {
        const name = names[i] ?? '';
        attachments.push({ name, type: await checkedType(name, path, size), size, digest });
      }
      return { folder: await opening, attachments };
    },

    async discard(): Promise<void> {
      const folder = await opening?.catch(() => null);
      if (!folder) return;
      state.uploads -= 1;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const mediaTypes: Readonly<Record<FileKind, string>> = {
  PDF: 'application/pdf',
  STEP: 'model/step',
  DXF: 'image/vnd.dxf',
  PNG: 'image/png',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv',
};

async function checkedType(name: string, path: string, size: number): Promise<string> {
  if (size === 0) throw refusal(`${name} is empty. Please attach it again.`);
  const kind = kindOfName(name);
  if (!kind)
    throw refusal(`${name} cannot be attached. Please save it as another kind. ${fileLimits}.`);
  if ((await kindOfFile(path)) !== kind)
    throw refusal(
      `${name} is not a whole ${kind} file, or holds something else too. Please save it as ${kind} again.`,
    );
  if (!(await passesScan(path)))
    throw refusal(`${name} was refused by our virus scanner. Please send the request without it.`);
  return mediaTypes[kind];
}

const refusal = (sentence: string) =>
  new Refusal(422, failure, { problems: { attachments: sentence } });
