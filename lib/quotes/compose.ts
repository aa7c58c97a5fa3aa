import type { QuoteForm } from '@/content-schemas/quote';
import type { QuoteRequest } from '@/content-schemas/quote-fields';
import type { Attachment } from './quote-record';
import { referenceOf } from './reference';
import { dayMs } from '@/lib/site/kept-days';

/**
 * The request as WordPress gets it, and its reference. What it is about, the quote list and the reference
 * go into `message` as readable lines, because the form in WordPress has five fields.
 */
export function compose(
  form: QuoteForm,
  now: number,
  attachments: readonly Attachment[] = [],
): { reference: string; request: QuoteRequest } {
  const { fullname, companyname, email, phone, message, about, list, key } = form;
  // Without a script there is no key: the same words on the same day are the same request.
  const once = key || String(Math.floor(now / dayMs));
  // The same words sent again from another page are the same request; only its `about` differs.
  const values = [once, fullname, companyname, email, phone, message, key ? '' : about, list];
  const files = attachments.flatMap(({ name, digest }) => [name, digest]);
  const reference = referenceOf([...values, ...files]);
  const parts = [
    about && `About: ${about}`,
    message,
    list && `Quote list:\n${list}`,
    `Reference: ${reference}`,
  ];
  return {
    reference,
    request: { fullname, companyname, email, phone, message: parts.filter(Boolean).join('\n\n') },
  };
}

/** What a composed request is about; empty where it does not say. */
export const aboutOf = ({ message }: QuoteRequest): string =>
  /^About: (.+)\n\n/.exec(message)?.[1] ?? '';
