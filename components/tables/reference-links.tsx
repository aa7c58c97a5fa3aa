import { Fragment } from 'react';
import type { Reference } from '@/content-schemas/grade';

/** Things with pages of their own in a table's cell, with commas between them. */
export const ReferenceLinks = ({
  references,
  href,
}: {
  references: readonly Reference[];
  href: (reference: Reference) => string;
}) =>
  references.map((reference, i) => (
    <Fragment key={reference.slug}>
      {i > 0 && ', '}
      <a href={href(reference)}>{reference.title}</a>
    </Fragment>
  ));
