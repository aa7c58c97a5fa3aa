import { z } from 'zod';
import { readPost, toPost, wpPost } from './post';
import { basis, byOurNames, listIn, nullable, nullableText } from './fields';
import { fieldsOf } from './wordpress';

/** "AMS 6930, AMS 6931" */
const numbers = listIn(/[,;]/);

/** The status that its publisher gives a specification; `unknown` is not shown. */
const statuses = ['current', 'noncurrent', 'superseded', 'cancelled', 'unknown'] as const;

export const specFields = {
  /** What it covers, in its publisher's words: "sheet, strip and plate, annealed". */
  scope: nullableText,
  organization: nullableText,
  /** "bar, wire, forgings" */
  product_forms: nullableText,
  status: nullable(z.enum(statuses)),
  status_basis: basis,
  status_note: nullableText,
  superseded_by: numbers,
  similar: numbers,
  since: nullableText,
  basis,
};

/** A specification of a metal. All but title and slug is optional. */
export const specSchema = readPost(
  wpPost
    .extend({
      acf: fieldsOf(specFields),
    })
    .transform(({ acf: { status_basis: statusBasis, ...acf }, ...wp }) => ({
      ...toPost(wp),
      ...byOurNames(acf),
      /** Whether the status was read in a source; otherwise it is not shown (decision 26). */
      statusRead: statusBasis === 'seen',
    })),
);
export type Spec = z.output<typeof specSchema>;
