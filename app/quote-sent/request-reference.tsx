import { Copyable } from '@/components/copy/copyable';
import { site, telephone } from '@/lib/site/company';

/** The reference of a sent request, and whom to call with it. */
export const RequestReference = ({
  reference,
  className,
}: {
  reference: string;
  className: string;
}) => (
  <p className={className}>
    Your reference is{' '}
    <strong className="number">
      <Copyable value={reference} />
    </strong>
    . Please mention it if you call us at <a href={telephone(site.phone)}>{site.phone}</a>.
  </p>
);
