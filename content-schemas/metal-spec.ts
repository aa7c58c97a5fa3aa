import { z } from 'zod';
import { readPost, toPost, wpPost } from './post';
import { fieldsOf, maybe, maybeText } from './wordpress';

const nullableText = maybeText.transform((value) => value ?? null);
/** "AMS 6930, AMS 6931" */
const numbers = maybeText.transform((value) =>
  (value ?? '')
    .split(/[,;]/)
    .map((number) => number.trim())
    .filter(Boolean),
);

/** The status that its publisher gives a specification; `unknown` is not shown. */
const statuses = ['current', 'noncurrent', 'superseded', 'cancelled', 'unknown'] as const;

/** The optional custom fields of a specification. */
export const specFields = {
  /** What it covers, in its publisher's words: "sheet, strip and plate, annealed". */
  scope: nullableText,
  organization: nullableText,
  /** "bar, wire, forgings" */
  product_forms: nullableText,
  status: maybe(z.enum(statuses)),
  status_basis: maybe(z.enum(['seen', 'known'])),
  status_note: nullableText,
  superseded_by: numbers,
  similar: numbers,
  since: nullableText,
  basis: maybe(z.enum(['seen', 'known'])),
};

/** A specification of a metal. All but title and slug is optional. */
export const specSchema = readPost(
  wpPost
    .extend({
      acf: fieldsOf(specFields),
    })
    .transform(({ acf, ...wp }) => ({
      ...toPost(wp),
      scope: acf.scope,
      organization: acf.organization,
      productForms: acf.product_forms,
      status: acf.status ?? null,
      /** Whether the status was read in a source; otherwise it is not shown (decision 26). */
      statusRead: acf.status_basis === 'seen',
      statusNote: acf.status_note,
      supersededBy: acf.superseded_by,
      similar: acf.similar,
      since: acf.since,
      basis: acf.basis ?? null,
    })),
);
export type Spec = z.output<typeof specSchema>;
