import { routes } from '@/lib/routes';
import { SiteLink } from './site-link';
import styles from './quote-corner.module.scss';

/** "Get Quote" in the corner of every page (spec §2). A link to the contact form where no dialog opens. */
export function QuoteCorner() {
  return (
    <SiteLink
      className={`${styles.corner} btn btn-large no-print`}
      href={routes.contact()}
      data-quote=""
    >
      Get Quote
    </SiteLink>
  );
}
