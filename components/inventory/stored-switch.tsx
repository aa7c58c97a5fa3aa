import styles from './stored-switch.module.scss';

/**
 * A choice of two for the whole site, of which the first is usual. `lib/browser/before-paint.cjs` handles the click, stores the
 * choice and puts it on the root, where styles read it.
 */
const StoredSwitch = ({
  name,
  options,
}: {
  name: 'view' | 'units';
  options: readonly (readonly [value: string, words: string])[];
}) => (
  <span className={`${styles.switch} no-print needs-script`}>
    {options.map(([value, words]) => (
      <button key={value} type="button" {...{ [`data-${name}`]: value }}>
        <span className="visually-hidden">Show </span>
        {words}
        <span className={`${styles.shown} visually-hidden`}>, shown</span>
      </button>
    ))}
  </span>
);

/** Switches lists of grades between cards and rows: `grade-card.module.scss` shows it. */
export const ViewSwitch = () => (
  <StoredSwitch
    name="view"
    options={[
      ['cards', 'Cards'],
      ['table', 'Rows'],
    ]}
  />
);

/** Switches sizes and strengths between the two systems of units: `data-unit` is on what is shown in one of them. */
export const UnitSwitch = () => (
  <StoredSwitch
    name="units"
    options={[
      ['us', 'in, ksi'],
      ['metric', 'mm, MPa'],
    ]}
  />
);
