import { site } from '@/lib/site/company';
import { oncePerProcess } from '@/lib/runtime/once-per-process.cjs';
import type { Upload } from '../attachments/attachment';
import { fileField, maxFileBytes, maxFiles } from '../attachments/limits';
import { receiveFiles } from '../attachments/receive-files';
import { boundaryOf, readParts } from './multipart';
import { maxBytes, readForm, tooLargeForm } from './read-form';
import { Refusal } from '@/lib/runtime/refusal';

/** More parts than a form of ours has, 100 files included; a body of nothing but parts is stopped. */
const maxParts = 200;
/** Of a file more than is taken the rest is read and dropped, so that the browser receives the reason; of this no more is read. */
const maxBodyBytes = 2 * maxFiles * maxFileBytes;
/** Forms with files that are read at once: each keeps a file open and a disk busy. */
const maxUploads = 16;

const state = oncePerProcess('quote uploads', () => ({ uploads: 0 }));

interface Intake {
  /** Filled as they arrive: where a file is refused, what was typed is there all the same. */
  fields: Record<string, string>;
  /** Called before the first file is read: answers an empty folder, or throws a `Refusal` where no file is taken now. */
  openFolder(): Promise<string>;
}

/** A form's files; `discard` removes what was not stored. */
export interface PostedFiles {
  upload: Upload | null;
  discard(): Promise<void>;
}

/**
 * Reads a posted quote form, in memory that does not grow with its files. Throws a `Refusal` where it is no form, is too
 * large, or a file is not taken.
 */
export async function readQuoteForm(request: Request, intake: Intake): Promise<PostedFiles> {
  const contentType = request.headers.get('content-type') ?? '';
  const boundary = /^multipart\/form-data/i.test(contentType) ? boundaryOf(contentType) : null;
  if (boundary === null) {
    Object.assign(intake.fields, await readForm(request));
    return { upload: null, discard: async () => {} };
  }
  const received: { files: ReturnType<typeof receiveFiles> | null } = { files: null };
  const discard = async () => received.files?.discard();
  try {
    await readParts(limited(request.body), boundary, sinkFor(intake, received));
    return { upload: (await received.files?.finish()) ?? null, discard };
  } catch (error) {
    await discard();
    if (error instanceof SyntaxError)
      throw new Refusal(400, 'The form arrived incomplete. Please try again.');
    throw error;
  } finally {
    if (received.files) state.uploads -= 1;
  }
}

function sinkFor({ fields, openFolder }: Intake, received: { files: ReceivedFiles | null }) {
  let textBytes = 0;
  let parts = 0;
  let part: { name: string; text: Buffer[] } | 'file' | 'ignored' = 'ignored';

  return {
    async begin({ name, fileName }: { name: string; fileName: string | null }) {
      if ((parts += 1) > maxParts) throw tooLargeForm();
      // A file input that nobody used posts one part without a name.
      if (fileName === null) part = { name, text: [] };
      else if (name !== fileField || fileName === '') part = 'ignored';
      else {
        received.files ??= await openFiles(openFolder);
        part = 'file';
        await received.files.begin(fileName);
      }
    },
    async data(bytes: Buffer) {
      if (part === 'file') return received.files?.data(bytes);
      if ((textBytes += bytes.length) > maxBytes) throw tooLargeForm();
      if (part !== 'ignored') part.text.push(Buffer.from(bytes));
    },
    async end() {
      if (part === 'file') return received.files?.end();
      if (part !== 'ignored') fields[part.name] = Buffer.concat(part.text).toString('utf8');
    },
  };
}

type ReceivedFiles = ReturnType<typeof receiveFiles>;

async function openFiles(openFolder: Intake['openFolder']): Promise<ReceivedFiles> {
  if (state.uploads >= maxUploads)
    throw new Refusal(
      429,
      `Many files are arriving at this moment. Please press Send again in a minute, or call us at ${site.phone}.`,
      { retryAfterSeconds: 60 },
    );
  state.uploads += 1;
  try {
    return receiveFiles(await openFolder());
  } catch (error) {
    state.uploads -= 1;
    throw error;
  }
}

/** The body as it arrives, up to the limit; a connection that ends too early is a `SyntaxError` as any cut body. */
async function* limited(body: Request['body']): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBodyBytes) throw tooLargeForm();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new SyntaxError('The connection ended.', { cause: error });
  }
}
