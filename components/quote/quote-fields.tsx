import { useId } from 'react';
import { quoteFields } from '@/content-schemas/quote-fields';
import * as routes from '@/lib/routing/routes';
import { keptDays } from '@/lib/site/kept-days';
import { AttachmentField } from './attachment-field';
import styles from './quote-form.module.scss';
import { QuoteQuestion } from './quote-question';

/**
 * The five questions (spec §3), all required (spec §5), and what the request is about. Plain HTML that
 * keeps what is typed before any script runs.
 */
export function QuoteFields({
  about = '',
  hasHint,
}: {
  about?: string;
  /** Whether the message has a hint: not in the HTML of a page of the inventory, whose bytes are counted. */
  hasHint?: boolean;
}) {
  const hint = useId();
  return (
    <>
      {about && (
        <p className={styles.about}>
          About: <strong>{about}</strong>
          <input type="hidden" name="about" value={about} />
        </p>
      )}
      {quoteFields.map((field) =>
        hasHint && field.type === 'lines' ? (
          // Its error and the hint have a line each.
          <p key={field.name} className={styles.field}>
            <QuoteQuestion {...field} aria-describedby={hint}>
              <small id={hint}>
                Sizes, quantity, specification, condition, certificates, date.
              </small>
            </QuoteQuestion>
          </p>
        ) : (
          <p key={field.name}>
            <QuoteQuestion {...field} />
          </p>
        ),
      )}
      <AttachmentField />
      <p className={styles.note}>
        {`We keep your request on our server until ${keptDays} days after it reaches our sales desk. You can have it deleted: `}
        <a href={routes.privacy()}>Privacy</a>.
      </p>
      {/* A honeypot: a form that fills it is asked to send again, not refused. Browsers fill in nothing read-only. */}
      <label className="visually-hidden" aria-hidden="true">
        Leave this empty
        <input name="reason" tabIndex={-1} autoComplete="off" readOnly />
      </label>
    </>
  );
}
