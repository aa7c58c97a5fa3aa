import type { Reference } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import styles from './spec-list.module.scss';

/** All specs as chips that lead to their pages (spec §2). */
export const SpecList = ({
  metal,
  specs,
  formsOf,
  unsOf,
}: {
  metal: Metal;
  specs: readonly Reference[];
  /** The forms that a spec covers, where a list can be narrowed to one. */
  formsOf?: (spec: Reference) => readonly Reference[] | undefined;
  /** The UNS number of a spec that covers another than the grade's. */
  unsOf?: (spec: Reference) => string | null | undefined;
}) => (
  <ul className={styles.chips} aria-label="Specifications" translate="no">
    {specs.map((spec) => (
      <li key={spec.slug}>
        <a
          className={styles.chip}
          href={routes.spec(metal, spec)}
          data-forms={formsOf?.(spec)
            ?.map(({ slug }) => slug)
            .join(' ')}
        >
          {[spec.title, unsOf?.(spec)].filter(Boolean).join(' · ')}
        </a>
      </li>
    ))}
  </ul>
);
