import type { Reference } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import styles from './spec-list.module.scss';

/** The forms that a spec covers, where a list can be narrowed to one. */
type FormsOf = (spec: Reference) => readonly Reference[] | undefined;

/** The UNS number of a spec that covers another than the grade's. */
type UnsOf = (spec: Reference) => string | null | undefined;

/** Specs as chips that lead to their pages. Beyond `max` the rest is folded away. */
export function SpecList({
  metal,
  specs,
  max = specs.length,
  formsOf,
  unsOf,
}: {
  metal: Metal;
  specs: readonly Reference[];
  max?: number;
  formsOf?: FormsOf;
  unsOf?: UnsOf;
}) {
  // A fold for a single chip would take more room than the chip.
  const shown = specs.length > max + 1 ? max : specs.length;
  const rest = specs.slice(shown);
  return (
    <div className={styles.specs}>
      <Chips
        metal={metal}
        specs={specs.slice(0, shown)}
        label="Specifications"
        formsOf={formsOf}
        unsOf={unsOf}
      />
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.more}>
            +{rest.length} more<span className="visually-hidden"> specifications</span>
          </summary>
          <Chips
            metal={metal}
            specs={rest}
            label="More specifications"
            formsOf={formsOf}
            unsOf={unsOf}
          />
        </details>
      )}
    </div>
  );
}

function Chips({
  metal,
  specs,
  label,
  formsOf,
  unsOf,
}: {
  metal: Metal;
  specs: readonly Reference[];
  label: string;
  formsOf: FormsOf | undefined;
  unsOf: UnsOf | undefined;
}) {
  return (
    <ul className={styles.chips} aria-label={label}>
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
}
