import styles from './view-switch.module.scss';

/**
 * Switches a list of grades between cards and rows: `lib/browser/before-paint.cjs` handles the click and stores the choice;
 * `grade-card.module.scss` shows it.
 */
export const ViewSwitch = () => (
  <span className={`${styles.view} no-print needs-script`}>
    {(['cards', 'rows'] as const).map((name) => (
      <button key={name} type="button" data-view={name === 'rows' ? 'table' : name}>
        <span className="visually-hidden">Show </span>
        {name}
        <span className={`${styles.shown} visually-hidden`}>, shown</span>
      </button>
    ))}
  </span>
);
