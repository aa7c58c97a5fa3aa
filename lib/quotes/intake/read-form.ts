import { site } from '@/lib/site';
import { Refusal } from './refusal';

/** Room for the longest form there can be. Next itself has no limit for a route handler's body. */
const maxBytes = 32 * 1024;

const kinds = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** The text fields of a posted form, of each name the last. Throws a `Refusal` where it is none. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!kinds.test(contentType))
    throw new Refusal(415, 'A quote request is posted as a form, as multipart or urlencoded data.');
  const body = await readBody(request);
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<
      string,
      string
    >;
  } catch {
    // An empty or cut body, or a boundary that is none.
    throw new Refusal(400, 'The form arrived incomplete. Please try again.');
  }
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      // Leaving the loop cancels the stream: what is still to come is not read.
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw new Refusal(400, 'The form arrived incomplete. Please try again.');
  }
  if (bytes > maxBytes)
    throw new Refusal(
      413,
      `This request is too large. Please shorten it, or call us at ${site.phone}.`,
    );
  return new Uint8Array(Buffer.concat(chunks));
}
