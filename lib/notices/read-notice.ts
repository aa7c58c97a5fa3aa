import { noticeSchema, type Change } from '@/content-schemas/notice';
import { isKnownType } from '@/lib/content/affected';
import { NoticeRefusal } from './notice-refusal';

/** Room for two hundred changes with the longest slugs. Next itself has no limit for a route handler's body. */
const maxBytes = 256 * 1024;

/** The body as it was signed. Throws a `NoticeRefusal` for one that is too large, cut, or no UTF-8. */
export async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      // Leaving the loop cancels the stream: what is still to come is not read.
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
    if (bytes <= maxBytes)
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new NoticeRefusal(400, 'The notice arrived incomplete, or is no UTF-8.');
  }
  throw new NoticeRefusal(413, `The notice is larger than ${maxBytes} bytes.`);
}

/** What the notice says was changed. Throws a `NoticeRefusal` that names what cannot be read. */
export function readChanges(body: string): readonly Change[] {
  const { data, error } = noticeSchema.safeParse(jsonOf(body));
  if (error) {
    const [issue] = error.issues;
    const field = issue?.path.join('.') || 'the notice';
    throw new NoticeRefusal(400, `The notice cannot be read: ${field}: ${issue?.message}.`);
  }
  const stranger = data.changes.find(({ type }) => !isKnownType(type));
  if (stranger)
    throw new NoticeRefusal(400, `This site shows nothing of the type "${stranger.type}".`);
  return data.changes;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new NoticeRefusal(400, 'The notice is no JSON.');
  }
}
