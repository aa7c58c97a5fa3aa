import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './facts.module.scss';

/** What is asked before a first order, each with an id that links and the search lead to. */
export function Facts({ section }: SectionProps<'facts'>) {
  if (section.facts.length === 0 && !section.html) return null;
  return (
    <SectionFrame section={section}>
      {section.facts.length > 0 && (
        <dl className={styles.facts}>
          {section.facts.map(({ id, name, value }) => (
            <div key={id} id={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </SectionFrame>
  );
}
