import { withoutBreaks } from '@/lib/markup/no-breaks';
import { letterId, termAddress } from '@/lib/site/glossary';
import styles from './term-list.module.scss';

interface Listed {
  slug: string;
  title: string;
  meaning: string;
  under: { slug: string; title: string } | null;
}

/** Terms under their letters, each with its meaning in short and the way to its page. */
export function TermList({
  groups,
}: {
  groups: readonly { letter: string; terms: readonly Listed[] }[];
}) {
  return groups.map(({ letter, terms }) => (
    <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
      <h2 id={letterId(letter)} className={styles.head}>
        {letter}
      </h2>
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
    </section>
  ));
}
