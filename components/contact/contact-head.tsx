import { Breadcrumbs } from '@/components/page-banner/breadcrumbs';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import styles from './contact-head.module.scss';

const title = 'Contact Us';

/** No title (spec §2), but a heading for screen readers; on a phone, where the form comes first, the telephone and hours. */
export function ContactHead() {
  return (
    <div className={`${styles.head} wrap`}>
      <Breadcrumbs path={routes.contact()} title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <p className={`${styles.call} no-print`}>
        <a className="btn" href={telephone(site.phone)}>
          Call {site.phone}
        </a>{' '}
        {site.hours}
      </p>
    </div>
  );
}
