import * as routes from '@/lib/routing/routes';
import styles from './line-card-services.module.scss';

interface Offer {
  slug: string;
  title: string;
}

/** What the supplier does beside supplying metal. */
export function LineCardServices({
  services,
  processes,
}: {
  services: readonly Offer[];
  processes: readonly Offer[];
}) {
  const columns = [
    { title: 'Services', offers: services, addressOf: routes.service },
    { title: 'Value Added Services', offers: processes, addressOf: routes.process },
  ];
  return (
    <div className={styles.columns}>
      {columns.map(({ title, offers, addressOf }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {offers.map((offer) => (
              <li key={offer.slug}>
                <a href={addressOf(offer)}>{offer.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
