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
    { title: 'Services', offers: services },
    { title: 'Value Added Services', offers: processes },
  ];
  return (
    <div className={styles.columns}>
      {columns.map(({ title, offers }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {offers.map((offer) => (
              <li key={offer.slug}>{offer.title}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
