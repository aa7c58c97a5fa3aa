import { Fragment } from 'react';
import type { Reference } from '@/content-schemas/grade';
import { SiteLink } from '@/components/primitives/site-link';

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
      <SiteLink href={href(reference)}>{reference.title}</SiteLink>
    </Fragment>
  ));
