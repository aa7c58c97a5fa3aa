import { QuoteCount } from '@/components/quote/quote-count';
import * as routes from '@/lib/routing/routes';
import styles from './site-menu.module.scss';

/** The end of the navigation (spec §2). */
export const QuoteEntries = () => (
  <li className={styles.quote}>
    <a className="btn btn-quiet" href={routes.contact()} data-quote="">
      Quote
      <QuoteCount />
    </a>
  </li>
);
