'use client';

import { useLastRequest } from './draft';
import styles from './quote-form.module.scss';

/** The request that this browser sent last, with its page: the reference outlives the message of success. */
export function LastRequest() {
  const last = useLastRequest();
  if (!last) return null;
  return (
    <p className={`${styles.last} beneath`}>
      Last request: <span className="number whole">{last.reference}</span>{' '}
      {last.page && <a href={last.page}>View status</a>}
    </p>
  );
}
