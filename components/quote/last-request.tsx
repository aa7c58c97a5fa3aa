import * as routes from '@/lib/routing/routes';
import { CannotReply } from './cannot-reply';
import notice from './quote-notice.module.scss';
import { useLastQuote } from './use-last-quote';

/** The request that this browser sent last, with its page: its reference outlives the form that sent it. */
export function LastRequest({
  onCorrect,
}: {
  /** Shows the email address of the form that this is above; without such a form a link opens one. */
  onCorrect?: () => void;
}) {
  const last = useLastQuote();
  if (!last) return null;
  const { reference, page, at, isUnanswerable } = last;
  return (
    <div className={`${notice.last} beneath`}>
      <p>
        Last request: <span className="number">{reference}</span>, sent{' '}
        {new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}.{' '}
        {page && <a href={page}>View status</a>}
      </p>
      {isUnanswerable && (
        <CannotReply>
          {onCorrect ? (
            <button type="button" className="btn btn-quiet" onClick={onCorrect}>
              Correct the address
            </button>
          ) : (
            <a className="btn btn-quiet" href={routes.contact()} data-quote="">
              Correct the address
            </a>
          )}
        </CannotReply>
      )}
    </div>
  );
}
