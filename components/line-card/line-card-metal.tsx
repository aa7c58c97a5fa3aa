import { Fragment } from 'react';
import { MetalSwatch } from '@/components/inventory/metal-swatch';
import type { Reference } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import styles from './line-card-metal.module.scss';

/** More grades than this would push the other metals off the sheet. */
const maxItems = 40;

/** One metal of the line card: what grades are stocked, and in what forms. */
export function LineCardMetal({
  metal,
  grades,
  forms,
}: {
  metal: Metal;
  grades: readonly { slug: string; title: string }[];
  forms: readonly Reference[];
}) {
  const lines = [
    {
      name: 'Grades',
      items: grades.slice(0, maxItems),
      more: grades.length - maxItems,
      addressOf: routes.grade,
    },
    { name: 'Forms', items: forms, more: 0, addressOf: routes.form },
  ];
  return (
    <section className={styles.metal} aria-labelledby={metal.slug}>
      <div className={styles.swatch}>
        <MetalSwatch metal={metal} />
      </div>
      <div className={styles.words}>
        <h2 id={metal.slug}>
          <a href={routes.inventory(metal)}>{metal.name}</a>
        </h2>
        <dl className={styles.lines}>
          {lines.map(({ name, items, more, addressOf }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {items.map((item) => (
                  <Fragment key={item.slug}>
                    <span className={styles.name}>
                      {'·\u00a0'}
                      <a href={addressOf(metal, item)}>{item.title}</a>
                    </span>{' '}
                  </Fragment>
                ))}
                {more > 0 && <span className={styles.rest}>and {more} more</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
