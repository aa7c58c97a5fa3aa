import { BannerDrawing, Breadcrumbs } from '@/components/page-banner/page-banner';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import * as routes from '@/lib/routing/routes';
import { site, telephone } from '@/lib/site/company';
import styles from './contact-head.module.scss';

const title = 'Contact Us';

/** A band without a title (spec §2), but with a heading for screen readers: the banner's drawing, the telephone, the email and the hours. */
export function ContactHead() {
  return (
    <div className={styles.band}>
      <div className={`${styles.head} wrap`}>
        <div className={styles.trail}>
          <Breadcrumbs path={routes.contact()} title={title} />
          <BannerDrawing path={routes.contact()} />
        </div>
        <h1 className="visually-hidden">{title}</h1>
        <p className={`${styles.call} no-print`}>
          <a className="btn btn-quiet" href={telephone(site.phone)}>
            Call {site.phone}
          </a>{' '}
          <a className="btn btn-quiet" href={`mailto:${site.email}`}>
            Email
          </a>{' '}
          <a className="btn btn-quiet" href="#address">
            Address
          </a>{' '}
          {withoutBreaks(site.hours)}
        </p>
      </div>
    </div>
  );
}
