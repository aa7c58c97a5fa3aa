import type { ReactNode } from 'react';
import { site, telephone } from '@/lib/site/company';
import notice from './quote-notice.module.scss';

/** Of a request whose email address looks like none: why it gets no answer, and the two ways to one. */
export const CannotReply = ({ children }: { children: ReactNode }) => (
  <div className={notice.advice}>
    <p>
      We have your request, but we cannot reply until the email address is corrected. Call us, or
      correct it and send your request again.
    </p>
    <p className="actions no-print">
      {children}
      <a className="btn btn-quiet" href={telephone(site.phone)}>
        Call {site.phone}
      </a>
    </p>
  </div>
);
