import { quoteFields } from '@/content-schemas/quote-fields';
import styles from './quote-form.module.scss';

/**
 * The five questions (spec §3), all required (spec §5), and what the request is about. Plain HTML that
 * keeps what is typed before any script runs.
 */
export function QuoteFields({ about = '' }: { about?: string }) {
  return (
    <>
      {about && (
        <p className={styles.about}>
          About: <strong>{about}</strong>
          <input type="hidden" name="about" value={about} />
        </p>
      )}
      {quoteFields.map(({ name, label, type, longest, ...typing }) => (
        <p key={name}>
          <label className={styles.field}>
            {label}
            {type === 'lines' ? (
              <textarea name={name} required maxLength={longest} {...typing} />
            ) : (
              <input name={name} type={type} required maxLength={longest} {...typing} />
            )}
          </label>
        </p>
      ))}
      {/* Only a program answers this one; who does is asked again and never refused. */}
      <label className={styles.unseen} aria-hidden="true">
        Leave this empty
        <input name="reason" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
