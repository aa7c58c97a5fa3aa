import { webhookSchema, type Change } from '@/content-schemas/webhook';
import { isKnownType } from '@/lib/content/changes';
import { parseJson } from '@/lib/json/value-shapes';
import { postedBody } from '@/lib/server/posted-body';
import { Refusal } from '@/lib/server/refusal';

/** Room for two hundred changes with the longest slugs. */
const maxBytes = 256 * 1024;

/** The body as it was signed. Throws a `Refusal` for one that is too large, cut, or no UTF-8. */
export async function readBody(request: Request): Promise<string> {
  const body = await textOf(request);
  if (body === null) throw new Refusal(413, `The webhook is larger than ${maxBytes} bytes.`);
  return body;
}

async function textOf(request: Request) {
  try {
    const body = await postedBody(request, maxBytes);
    return body && new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal(400, 'The webhook arrived incomplete, or is no UTF-8.');
  }
}

/** The changes in a webhook. Throws a `Refusal` that names what cannot be read. */
export function readChanges(body: string): readonly Change[] {
  const json = parseJson(body);
  if (json === undefined) throw new Refusal(400, 'The webhook is no JSON.');
  const { data, error } = webhookSchema.safeParse(json);
  if (error) {
    const [issue] = error.issues;
    const field = issue?.path.join('.') || 'the webhook';
    throw new Refusal(400, `The webhook cannot be read: ${field}: ${issue?.message}.`);
  }
  const unknownChange = data.changes.find(({ type }) => !isKnownType(type));
  if (unknownChange)
    throw new Refusal(400, `This site shows nothing of the type "${unknownChange.type}".`);
  return data.changes;
}
