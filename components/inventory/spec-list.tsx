import type { Reference } from '@/content-schemas/grade';
import { SiteLink } from '@/components/primitives/site-link';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import styles from './spec-list.module.scss';

/** Specs as chips that lead to their pages. Beyond `most`, the rest stands in a fold: there, not shouted. */
export function SpecList({
  metal,
  specs,
  max = specs.length,
}: {
  metal: Metal;
  specs: readonly Reference[];
  max?: number;
}) {
  // A fold for a single chip would take more room than the chip.
  const shown = specs.length > max + 1 ? max : specs.length;
  const rest = specs.slice(shown);
  return (
    <div className={styles.specs}>
      <Chips metal={metal} specs={specs.slice(0, shown)} label="Specifications" />
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.more}>
            +{rest.length} more<span className="visually-hidden"> specifications</span>
          </summary>
          <Chips metal={metal} specs={rest} label="More specifications" />
        </details>
      )}
    </div>
  );
}

function Chips({
  metal,
  specs,
  label,
}: {
  metal: Metal;
  specs: readonly Reference[];
  label: string;
}) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {specs.map((spec) => (
        <li key={spec.slug}>
          <SiteLink className={styles.chip} href={routes.spec(metal, spec)}>
            {spec.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
