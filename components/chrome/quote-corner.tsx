import * as routes from '@/lib/routing/routes';
import { SiteLink } from '@/components/primitives/site-link';
import styles from './quote-corner.module.scss';

/** "Get Quote" in the corner of every page (spec §2). A link to the contact form where no dialog opens. */
export function QuoteCorner() {
  return (
    <aside className={`${styles.corner} no-print`} aria-label="Get Quote">
      <SiteLink className="btn btn-large" href={routes.contact()} data-quote="">
        Get Quote
      </SiteLink>
    </aside>
  );
}
