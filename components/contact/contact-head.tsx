import { Breadcrumbs } from '@/components/page-banner/breadcrumbs';
import * as routes from '@/lib/routing/routes';
import styles from './contact-head.module.scss';

const title = 'Contact Us';

/** No title bar (spec §2), but a heading for screen readers. */
export function ContactHead() {
  return (
    <div className={`${styles.head} wrap`}>
      <Breadcrumbs path={routes.contact()} title={title} />
      <h1 className="visually-hidden">{title}</h1>
    </div>
  );
}
