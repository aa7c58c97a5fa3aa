import type { ReactNode } from 'react';
import styles from './unit-switch.module.scss';

/** `lib/browser/before-paint.cjs` handles the click and stores the choice; `data-unit` is on what is shown in one unit. */
export const UnitSwitch = () => (
  <span className={`${styles.switch} no-print needs-script`}>
    {units.map(([value, words]) => (
      <button key={value} type="button" data-units={value}>
        <span className="visually-hidden">Show </span>
        {words}
        <span className={`${styles.shown} visually-hidden`}>, shown</span>
      </button>
    ))}
  </span>
);

/** A fact in both systems, of which the visitor's choice shows one. */
export const InUnits = ({ us, metric }: { us: ReactNode; metric: ReactNode }) => (
  <>
    <span data-unit="us">{us}</span>
    <span data-unit="metric"> {metric}</span>
  </>
);

const units = [
  ['us', 'in, ksi'],
  ['metric', 'mm, MPa'],
] as const;
