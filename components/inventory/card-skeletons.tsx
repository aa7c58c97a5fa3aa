import styles from './card-skeletons.module.scss';
import cards from './grade-list.module.scss';

/** Cards on the inventory page while a navigation in the browser waits (spec §9, decision 10). */
const count = 12;

/** Skeletons of cards that are loading; screen readers read the state once. */
export function CardSkeletons() {
  return (
    <>
      <output className="visually-hidden">Loading grades</output>
      <div className={cards.cards} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <div key={i} className={styles.card}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </>
  );
}
