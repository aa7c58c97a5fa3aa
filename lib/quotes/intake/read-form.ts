import { postedBody } from '@/lib/server/posted-body';
import { site } from '@/lib/site/company';
import { Refusal } from '@/lib/runtime/refusal';

/** Room for the longest form there can be: urlencoded, a character takes up to nine bytes. */
export const maxBytes = 320 * 1024;

const kinds = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** The text fields of a posted form, of each name the last. Throws a `Refusal` where it is none. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!kinds.test(contentType))
    throw new Refusal(415, 'A quote request is posted as a form, as multipart or urlencoded data.');
  try {
    const body = await postedBody(request, maxBytes);
    if (body) return await fieldsOf(body, contentType);
  } catch {
    // An empty or cut body, or a boundary that is none.
    throw new Refusal(400, 'The form arrived incomplete. Please try again.');
  }
  throw tooLargeForm();
}

export const tooLargeForm = () =>
  new Refusal(413, `This request is too large. Please shorten it, or call us at ${site.phone}.`);

async function fieldsOf(body: Uint8Array<ArrayBuffer>, contentType: string) {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries([...form].filter(isText));
}
