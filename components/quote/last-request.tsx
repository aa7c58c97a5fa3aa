'use client';

import { useLastRequest, type SentRequest } from './form-draft';
import styles from './quote-form.module.scss';

/** The request that this browser sent last, with its page: the reference outlives the message of success. */
export function LastRequest() {
  const last = useLastRequest();
  if (!last) return null;
  return (
    <p className={styles.success}>
      Last request: <RequestLink request={last} />
    </p>
  );
}

/** The reference of a request, and the link to its page. */
export const RequestLink = ({ request: { reference, page } }: { request: SentRequest }) => (
  <>
    <span className="number whole">{reference}</span> {page && <a href={page}>View status</a>}
  </>
);
