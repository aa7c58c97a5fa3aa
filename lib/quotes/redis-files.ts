import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { Upload } from './attachments/attachment';

/** Where files lie on this machine while they arrive or are read; they are kept in Redis. */
const uploads = join(tmpdir(), 'hard-metals-uploads');

/**
 * The bytes of one file, in pieces by number: a hash under the name of the upload that brought it. A command that is sent
 * again, because Redis ended before it answered, stores the same piece in its place.
 */
const fileKey = (upload: string, number: number) => `quotes:file:${upload}:${number}`;
/** Bytes of a piece: each is one command, which must end in time. */
const pieceBytes = 256 * 1024;
/** Files that no request names are gone after this. */
const orphanSeconds = 3600;
/** Of the memory that Redis may use, the part that requests without files keep to themselves. */
const reservedShare = 0.2;

/** The files of requests in Redis (`redis-store.ts`), and their folder on this machine while they arrive or are read. */
export const redisFiles = (redis: Redis) => ({
  key: fileKey,

  /** Copies files to Redis, for an hour unless a request is stored that names them. Returns their name. */
  async copy({ folder, attachments }: Upload): Promise<string> {
    const upload = randomUUID();
    for (const i of attachments.keys()) {
      const key = fileKey(upload, i);
      let number = 0;
      for await (const piece of createReadStream(join(folder, String(i)), {
        highWaterMark: pieceBytes,
      }))
        await redis
          .multi()
          .hset(key, String(number++), piece as Buffer)
          .expire(key, orphanSeconds)
          .exec()
          .then((answers) => {
            for (const [error] of answers ?? []) if (error) throw error;
          });
    }
    return upload;
  },

  /** One file of an upload, written to this machine until it is released; `null` where there is none. */
  async read(upload: string, number: number) {
    const key = fileKey(upload, number);
    const pieces = await redis.hlen(key);
    if (pieces === 0) return null;
    const folder = await openUpload();
    const release = () => rm(folder, { recursive: true, force: true });
    const path = join(folder, '0');
    try {
      const file = await open(path, 'wx', 0o600);
      try {
        for (let i = 0; i < pieces; i += 1) {
          const piece = await redis.hgetBuffer(key, String(i));
          if (!piece) throw new Error(`${key} was removed while it was read.`);
          await file.writeFile(piece);
        }
      } finally {
        await file.close();
      }
    } catch (error) {
      await release();
      throw error;
    }
    return { path, release };
  },

  /** Whether Redis has room for files beside what requests without files may need. */
  async hasRoom(): Promise<boolean> {
    const memory = await redis.info('memory');
    const bytes = (name: string) =>
      Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(memory)?.[1] ?? 0);
    const limit = bytes('maxmemory');
    return limit === 0 || bytes('used_memory') < limit * (1 - reservedShare);
  },

  openUpload,

  /** Removes uploads that a process which died left on this machine. */
  async removeOrphans(): Promise<void> {
    const now = Date.now();
    for (const name of await readdir(uploads).catch(() => [])) {
      const path = join(uploads, name);
      const changed = (await stat(path).catch(() => null))?.ctimeMs ?? now;
      if (changed < now - orphanSeconds * 1000) await rm(path, { recursive: true, force: true });
    }
  },
});

async function openUpload(): Promise<string> {
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  return mkdtemp(join(uploads, 'upload-'));
}
