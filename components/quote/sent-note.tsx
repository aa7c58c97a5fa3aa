import type { SentRequest } from './draft';
import styles from './quote-dialog.module.scss';

/** The reference of what was just sent, over the foot of the page once the dialog has closed (decision 71). */
export const SentNote = ({
  request: { reference, page },
  onDismiss,
}: {
  request: SentRequest;
  onDismiss: () => void;
}) => (
  <aside className={`${styles.sent} no-print`} aria-label="Request sent">
    <p>
      Request sent: <span className="number">{reference}</span>{' '}
      {page && <a href={page}>View status</a>}
    </p>
    <button type="button" aria-label="Dismiss" onClick={onDismiss}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M2 2L14 14M14 2L2 14" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  </aside>
);
