import cards from '@/components/inventory/grade-list.module.scss';
import styles from './skeletons.module.scss';

/** Shown while a navigation in the browser waits (spec §2 and §9, decision 10). */
const kinds = {
  cards: { status: 'Loading grades', list: cards.cards, item: styles.card, count: 12 },
  sections: { status: 'Loading the page', list: styles.sections, item: styles.section, count: 5 },
};

/** Cards of grades, or sections of a page, that are loading; screen readers read the status once. */
export function Skeletons({ of }: { of: keyof typeof kinds }) {
  const { status, list, item, count } = kinds[of];
  return (
    <>
      <output className="visually-hidden">{status}</output>
      <div className={list} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <div key={i} className={item}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </>
  );
}
