import { quoteSchema, type QuoteForm } from '@/content-schemas/quote';
import { quoteFields, wholeMessage } from '@/content-schemas/quote-fields';
import { compose } from '../compose';
import { failure } from '../messages';
import { Refusal } from '@/lib/server/refusal';

/** Characters of a message that name the files of a request, with their links. */
const filesRoom = 2_000;

/** The form, checked against the schema its page states. Throws a `Refusal` with a sentence for each field. */
export function parseForm(fields: Record<string, string>, hasFiles = false): QuoteForm {
  const { success, data, error } = quoteSchema.safeParse(fields);
  if (!success) throw refused(byField(error.issues));
  const excess =
    compose(data, Date.now()).request.message.length + (hasFiles ? filesRoom : 0) - wholeMessage;
  if (excess > 0)
    throw refused({
      message: `The message and the quote list are ${excess.toLocaleString('en-US')} characters too long together. Please shorten one of them, or send the rest as a second request.`,
    });
  return data;
}

const refused = (problems: Record<string, string>) => new Refusal(422, failure, { problems });

/** The first sentence for each field, in the order of the form. */
function byField(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const sentences = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!sentences.has(field)) sentences.set(field, message);
  }
  return Object.fromEntries(
    [...sentences].toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  );
}

const placeOf = (field: string) => quoteFields.findIndex(({ name }) => name === field);
