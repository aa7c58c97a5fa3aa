import type { ReactNode } from 'react';
import facts from '@/components/grade/grade-facts.module.scss';
import quoteForm from '@/components/quote/quote-form.module.scss';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { success } from '@/lib/quotes/messages';
import { site, telephone } from '@/lib/site/company';
import styles from './request-facts.module.scss';

/** The message of a form that was sent, styled as in the form. */
export const Sent = () => <p className={quoteForm.success}>{success}</p>;

/** The reference of a sent request, with a button that copies it; what else is known; and whom to call about it. */
export const RequestFacts = ({
  reference,
  children,
}: {
  reference: string;
  children?: ReactNode;
}) => (
  <dl className={`${facts.facts} ${facts.sentences} ${styles.facts}`}>
    <div className={styles.reference}>
      <dt>Reference</dt>
      <dd>
        <strong className="number">{reference}</strong>
        <button
          type="button"
          className="btn btn-quiet needs-script no-print"
          data-copy={reference}
          aria-label={`Copy ${reference}`}
        >
          Copy
        </button>
      </dd>
    </div>
    {children}
    <div>
      <dt>Questions</dt>
      <dd>
        Please mention the reference if you call us at{' '}
        <a className="whole" href={telephone(site.phone)}>
          {site.phone}
        </a>
        , {withoutBreaks(site.hours)}.
      </dd>
    </div>
  </dl>
);
