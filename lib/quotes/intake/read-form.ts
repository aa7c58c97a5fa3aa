import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { site } from '@/lib/site/company';
import { isSystemError } from '@/lib/runtime/error-code';
import { Refusal } from '@/lib/server/refusal';
import { fileField, maxFileBytes, maxFiles } from '../attachments/limits';

/** Room for the longest form there can be: urlencoded, a character takes up to nine bytes. */
const maxTextBytes = 320 * 1024;
/** More parts than a form of ours has, 100 files included; a body of nothing but parts is stopped. */
const maxParts = 200;
/** Of a file more than is taken the rest is read and dropped, so that the browser receives the reason; of this no more is read. */
const maxBodyBytes = 2 * maxFiles * maxFileBytes;

const kinds = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** Takes a file of a form, and has read its stream when it is done. */
type ReceiveFile = (name: string, stream: BusboyFileStream) => Promise<void>;

/**
 * Reads a posted form, of each name the last text, in memory that does not grow with its files. Fields are filled as they
 * arrive: where a file is refused, what was typed is there all the same. Without `receiveFile` files are dropped. Throws a
 * `Refusal` where it is no form or too large, and what `receiveFile` throws.
 */
export async function readForm(
  request: Request,
  fields: Record<string, string>,
  receiveFile?: ReceiveFile,
): Promise<void> {
  const parser = parserOf(request);
  const streams: BusboyFileStream[] = [];
  const files: Promise<void>[] = [];
  let textBytes = 0;
  let fault: Error | null = null;
  parser.on('field', (name, value, _, isCut) => {
    textBytes += Buffer.byteLength(value);
    if (isCut || textBytes > maxTextBytes) parser.destroy(tooLarge());
    else fields[name] = value;
  });
  parser.on('file', (name, stream, fileName) => {
    stream.on('error', () => {}); // the parser has it too
    // A file input that nobody used posts one part without a name.
    if (!receiveFile || name !== fileField || !fileName) return stream.resume();
    streams.push(stream);
    const failed = (error: Error) => {
      fault ??= error;
      parser.destroy(error);
    };
    files.push(receiveFile(fileName, stream).catch(failed));
  });
  parser.on('partsLimit', () => parser.destroy(tooLarge()));
  parser.on('error', () => {}); // `pipeline` throws it, unless a file fails behind the end of the form
  try {
    await pipeline(
      limited(request.body, () => streams.length > 0),
      parser,
    );
  } catch (error) {
    // The parser leaves the files open that it was reading.
    for (const stream of streams) stream.destroy(error as Error);
    // Whatever else it is: an empty or cut body, or a boundary that is none.
    throw error instanceof Refusal || isSystemError(error) ? error : incomplete();
  } finally {
    await Promise.all(files);
  }
  if (fault) throw fault;
}

function parserOf({ headers }: Request) {
  const contentType = headers.get('content-type') ?? '';
  if (!kinds.test(contentType))
    throw new Refusal(415, 'A quote request is posted as a form, as multipart or urlencoded data.');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: maxTextBytes, fileSize: maxFileBytes, parts: maxParts },
    });
  } catch {
    throw incomplete(); // no boundary
  }
}

/** The body as it arrives, up to the limits: that of a form is small until a file begins. */
async function* limited(
  body: Request['body'],
  hasFiles: () => boolean,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    if (bytes > (hasFiles() ? maxBodyBytes : maxTextBytes)) throw tooLarge();
    bytes += chunk.byteLength;
    yield chunk;
  }
}

const tooLarge = () =>
  new Refusal(413, `This request is too large. Please shorten it, or call us at ${site.phone}.`);
const incomplete = () => new Refusal(400, 'The form arrived incomplete. Please try again.');
