import * as routes from '@/lib/routing/routes';
import { formNotes, messageHint } from './form-notes';
import styles from './quote-aside.module.scss';
import { QuoteForm } from './quote-form';

/** The quote form beside a page (spec §2: sidebar), which says what the visitor is looking at. */
export function QuoteAside({ about, hasHint }: { about?: string; hasHint?: boolean }) {
  return (
    <section className={styles.aside} aria-labelledby="quote-aside">
      <h2 id="quote-aside">Request a quote</h2>
      <p>
        <a href={routes.quoteList()}>Paste a list</a>
      </p>
      <QuoteForm about={about} hint={hasHint ? messageHint : ''} notes={formNotes} />
    </section>
  );
}
