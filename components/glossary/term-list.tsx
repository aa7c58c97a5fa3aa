import { withoutBreaks } from '@/lib/markup/no-breaks';
import { termAddress } from '@/lib/site/glossary';
import styles from './term-list.module.scss';

interface Listed {
  slug: string;
  title: string;
  meaning: string;
  under: { slug: string; title: string } | null;
}

/** Terms under their letters. A closed letter names its terms. */
export function TermList({
  groups,
  isOpen,
}: {
  groups: readonly { letter: string; terms: readonly Listed[] }[];
  isOpen?: boolean;
}) {
  return groups.map(({ letter, terms }) => (
    <details key={letter} className={styles.letter} open={isOpen}>
      <summary>
        <h2>{letter}</h2>
        <span className={styles.names}>{terms.map(({ title }) => title).join('\u00a0· ')}</span>
      </summary>
      <dl className={styles.terms}>
        {terms.map((term) => (
          <div key={termAddress(term)}>
            <dt>
              <a href={termAddress(term)}>{term.title}</a>
            </dt>
            <dd>{withoutBreaks(term.meaning)}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
