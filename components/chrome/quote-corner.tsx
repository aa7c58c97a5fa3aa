import * as routes from '@/lib/routing/routes';
import { QuoteCount } from '@/components/quote/quote-count';
import styles from './quote-corner.module.scss';

/** The floating "Get Quote" of every page (spec §2). It leads to the contact form where no dialog opens. */
export function QuoteCorner() {
  return (
    <aside className={`${styles.corner} no-print`} aria-label="Get Quote">
      <a className="btn btn-large" href={routes.contact()} data-quote="">
        Get Quote
        <QuoteCount />
      </a>
    </aside>
  );
}
