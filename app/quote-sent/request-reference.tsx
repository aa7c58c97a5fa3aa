import notice from '@/components/quote/quote-notice.module.scss';
import { success } from '@/lib/quotes/messages';
import { site, telephone } from '@/lib/site/company';
import styles from './request-reference.module.scss';

/** The reference of a sent request, with a button that copies it, as on the receipt. */
export const Reference = ({ reference }: { reference: string }) => (
  <span className={styles.reference}>
    <strong className="number whole">{reference}</strong>
    <button
      type="button"
      className="btn btn-quiet needs-script no-print"
      data-copy={reference}
      aria-label={`Copy ${reference}`}
    >
      Copy
    </button>
  </span>
);

/** The message of a form that was sent, styled as in the form. */
export const Sent = () => <p className={`${notice.sent} ${styles.sent}`}>{success}</p>;

/** The telephone to call about the request. */
export const CallUs = () => (
  <p className="beneath">
    Please mention the reference if you call us at{' '}
    <a className="whole" href={telephone(site.phone)}>
      {site.phone}
    </a>
    .
  </p>
);
