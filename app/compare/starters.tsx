import { Fragment } from 'react';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { MetalSwatch } from '@/components/inventory/metal-swatch';
import type { Grade } from '@/content-schemas/grade';
import { poundsPerCubicInch } from '@/lib/catalog/density';
import type { Metal } from '@/lib/catalog/metals';
import { gradeKey } from '@/lib/comparison/chosen-grades';
import * as routes from '@/lib/routing/routes';
import styles from './starters.module.scss';

interface Starter {
  metal: Metal;
  grades: readonly Grade[];
}

/** Comparisons to begin with, as cards that name the grades with their UNS numbers and densities; nothing without any. */
export const Starters = ({ starters }: { starters: readonly Starter[] }) =>
  starters.length > 0 && (
    <section className={styles.begin} aria-labelledby="begin">
      <HatchPatterns />
      <h2 id="begin">Or start with one of these</h2>
      <ul className={styles.cards} aria-label="Suggested comparisons">
        {starters.map(({ metal, grades }) => {
          const keys = grades.map((grade) => gradeKey(metal, grade));
          return (
            <li key={keys.join()}>
              <a href={routes.comparison(keys)}>
                <MetalSwatch metal={metal} />
                <span className={styles.name}>
                  {grades.map(({ slug, title }, i) => (
                    <Fragment key={slug}>
                      {i > 0 && ' and '}
                      <span className="whole">{title}</span>
                    </Fragment>
                  ))}
                </span>
                {grades.map(({ slug, uns, density }) => (
                  <span key={slug} className={styles.figures}>
                    <span>{uns}</span> <span>{density && poundsPerCubicInch(density)}</span>
                  </span>
                ))}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
