import { QuoteCount } from '@/components/quote/quote-count';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import styles from './site-menu.module.scss';

/** The end of the navigation: "Quote" (spec §2), on a phone below what a buyer in a hurry wants. */
export const QuoteEntries = () => (
  <>
    <li className={styles.direct}>
      <a href={telephone(site.phone)}>Call {site.phone}</a>
    </li>
    <li className={styles.quote}>
      <a className="btn btn-quiet" href={routes.contact()} data-quote="">
        Quote
        <QuoteCount />
      </a>
    </li>
  </>
);
