import * as routes from '@/lib/routing/routes';
import type { QuoteLine } from '@/lib/quotes/quote-line';
import { AddToQuote } from './add-to-quote';
import styles from './quote-aside.module.scss';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';

/** What the page beside the form shows, where that can be quoted: the words for it, its kind and its address. */
type Shown = { about: string; kind: QuoteLine['kind']; href: string };
type Props = Shown | { about?: string; kind?: never; href?: never };

/** The quote form beside a page (spec §2: sidebar), which says what the visitor is looking at. */
export function QuoteAside({ about, kind, href }: Props) {
  return (
    <section className={styles.aside} aria-labelledby="quote-aside">
      <h2 id="quote-aside">Request a quote</h2>
      {kind && <AddToQuote line={{ kind, title: about, detail: '', href }} />}
      <p>
        Many items? <a href={routes.quoteList()}>Paste a list</a>
      </p>
      <QuoteForm>
        <QuoteFields about={about} />
      </QuoteForm>
    </section>
  );
}
