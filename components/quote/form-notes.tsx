import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import { keptDays } from '@/lib/site/kept-days';
import styles from './quote-form.module.scss';

// Given to the form as HTML: facts of the site are in no page's script.

/** How long a request is stored. */
export const PrivacyNote = () => (
  <p className={styles.note}>
    {`We keep your request on our server until ${keptDays} days after it reaches our sales desk. You can have it deleted: `}
    <a href={routes.privacy()}>Privacy</a>.
  </p>
);

/** Other ways to us, beside a failure: a dialog is over the page's own. */
export const WaysToUs = () => (
  <p className={styles.help}>
    Call{' '}
    <a className="whole" href={telephone(site.phone)}>
      {site.phone}
    </a>{' '}
    or email <a href={`mailto:${site.email}`}>{site.email}</a>.
  </p>
);
