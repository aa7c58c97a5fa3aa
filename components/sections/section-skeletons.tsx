import styles from './section-skeletons.module.scss';

/** Sections of a page while a navigation in the browser waits (spec §2, decision 10). */
const count = 5;

/** Skeletons of sections that are loading; screen readers read the state once. */
export function SectionSkeletons() {
  return (
    <>
      <output className="visually-hidden">Loading the page</output>
      <div className={styles.sections} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <div key={i} className={styles.section}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </>
  );
}
