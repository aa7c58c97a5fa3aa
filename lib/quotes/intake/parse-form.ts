import { quoteSchema, type QuoteForm } from '@/content-schemas/quote';
import { wholeMessage } from '@/content-schemas/quote-fields';
import { compose } from '../compose';
import { Refusal } from './refusal';

/** The form, checked against the schema its page states. Throws a `Refusal` with a sentence for each field. */
export function parseForm(fields: Record<string, string>): QuoteForm {
  const { success, data, error } = quoteSchema.safeParse(fields);
  if (!success) throw refused(byField(error.issues));
  const excess = compose(data, Date.now()).request.message.length - wholeMessage;
  if (excess > 0)
    throw refused({
      message: `The message and the quote list are ${excess} characters too long together.`,
    });
  return data;
}

const refused = (problems: Record<string, string>) =>
  new Refusal(422, Object.values(problems).join(' '), { problems });

/** The first sentence for each field. */
const byField = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(
    issues.toReversed().map(({ path: [field], message }) => [String(field), message]),
  );
