import * as routes from '@/lib/routing/routes';
import { QuoteCount } from '@/components/quote/quote-count';
import { site, telephone } from '@/lib/site/company';
import styles from './quote-corner.module.scss';

/**
 * "Get Quote" in the corner of every page (spec §2), on a phone a bar with the telephone beside it. A link to the
 * contact form where no dialog opens. `QuoteDialog` hides it while a quote form or the footer is in sight.
 */
export function QuoteCorner() {
  return (
    <aside className={`${styles.corner} no-print`} aria-label="Get Quote">
      <a className={`${styles.call} btn btn-large btn-quiet`} href={telephone(site.phone)}>
        {`Call ${site.phone}`}
      </a>
      <a className="btn btn-large" href={routes.contact()} data-quote="">
        Get Quote
        <QuoteCount />
      </a>
    </aside>
  );
}
