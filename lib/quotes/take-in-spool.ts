import { existsSync } from 'node:fs';
import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '@/lib/runtime/error-code';
import { databaseFile, env } from '@/lib/runtime/env';
import { info, warn } from '@/lib/runtime/log';
import { asRecord, parseJson } from '@/lib/json/value-shapes';
import { counted } from '@/lib/site/counted';
import { sentSchema, undelivered, type QuoteState } from './quote-record';
import { newToken } from './reference';
import type { QuoteStore } from './store';

/*
 * Until 2026-11-28 requests were stored as files in folders: one for each state, the answers of WordPress in `notes`, the
 * attachments in `files`. Remove this module and `QUOTE_FOLDER` after 2027-03-01: by then no release of that time is replaced.
 */

/** `Q-7F3K-9M2P-4XWT.json`, or with the number of uncertain posts: `Q-7F3K-9M2P-4XWT.2.json`. */
const fileName = /^(Q(?:-[0-9A-HJKMNP-TV-Z]{4}){3})(?:\.([1-9]))?\.json$/;

/** Where a file was, and the state of its request; `index` has a second name of each, also of one that was being moved. */
const folders: readonly (readonly [string, QuoteState])[] = [
  ['sent', 'sent'],
  ['refused', 'refused'],
  ['claimed', 'waiting'],
  ['waiting', 'waiting'],
  ['index', 'waiting'],
];

const notesSchema = z
  .object({
    tries: z.number().catch(0),
    answer: z.string().nullable().catch(null),
    said: z.string().catch(''),
    problems: z.record(z.string(), z.string()).catch({}),
    alarm: z.boolean().catch(false),
    deliveredAt: z.number().nullable().catch(null),
  })
  .transform(({ tries, said, ...notes }) => ({ ...notes, posts: tries, wordpressMessage: said }));

const spoolFolder = () =>
  env.QUOTE_FOLDER ?? join(dirname(databaseFile() ?? '.data/quotes.db'), 'quotes');

/**
 * Moves the requests of a spool of an earlier release into the store; each is removed from the spool once it is stored. A
 * file that is no request stays there. Does nothing where there is no spool.
 */
export async function takeInSpool(store: QuoteStore, spool = spoolFolder()): Promise<void> {
  let count = 0;
  for (const [folder, state] of folders)
    for (const name of await namesIn(join(spool, folder))) {
      const [, reference, posts = 0] = fileName.exec(name) ?? [];
      if (!reference) continue;
      const path = join(spool, folder, name);
      try {
        const time = Math.floor((await lstat(path)).mtimeMs);
        const sent = sentSchema.parse({
          token: newToken(),
          ...asRecord(parseJson(await readFile(path, 'utf8'))),
        });
        const notes = join(spool, 'notes', `${reference}.json`);
        const files = join(spool, 'files', reference);
        const delivery = { ...undelivered, ...(await notesOn(notes)) };
        const deliveredAt = state === 'sent' ? (delivery.deliveredAt ?? time) : null;
        await store.add(
          { ...sent, ...delivery, state, uncertainPosts: Number(posts), deliveredAt },
          { folder: files, attachments: sent.attachments },
          // The process that had claimed it may still be posting it.
          folder === 'waiting' ? time : Date.now() + env.QUOTE_RETRY_SECONDS * 1000,
        );
        for (const each of [path, notes, files]) await rm(each, { recursive: true, force: true });
        if (folder !== 'index') count += 1;
      } catch (error) {
        if (!existsSync(path)) continue; // another process took it in meanwhile
        // The parser's message is left out: it quotes personal data.
        warn(`Quotes: ${path} is not taken in: ${codeOf(error) ?? 'it is no request'}.`);
      }
    }
  if (count > 0) info(`Quotes: ${counted(count, 'request')} of ${spool} are in the database now.`);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function notesOn(path: string) {
  try {
    return notesSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null; // a convenience: the state and the uncertain posts are what counts
  }
}
