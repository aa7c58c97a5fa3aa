import { Copyable } from '@/components/copy/copyable';
import { site, telephone } from '@/lib/site/company';

/** The reference of a sent request. */
export const Reference = ({ reference }: { reference: string }) => (
  <strong className="number">
    <Copyable value={reference} />
  </strong>
);

/** Whom to call with it. */
export const CallUs = () => (
  <p>
    Please mention the reference if you call us at <a href={telephone(site.phone)}>{site.phone}</a>.
  </p>
);
