import type { Reference } from '@/content-schemas/grade';
import { withoutBreaks } from '@/lib/markup/no-breaks';
import { termAddress } from '@/lib/site/glossary';
import styles from './term-list.module.scss';

interface Listed extends Reference {
  meaning: string;
  under: Reference | null;
}

/** Terms with their meanings, under their letters. */
export const TermList = ({
  groups,
}: {
  groups: readonly { letter: string; terms: readonly Listed[] }[];
}) =>
  groups.map(({ letter, terms }) => (
    <section key={letter} className={styles.letter}>
      <h2 id={letter}>{letter}</h2>
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

/** The way to each letter of a long list. */
export const LetterLinks = ({ groups }: { groups: readonly { letter: string }[] }) => (
  <nav className={`${styles.letters} no-print`} aria-label="Letters">
    {groups.map(({ letter }) => (
      <a key={letter} href={`#${letter}`}>
        {letter}
      </a>
    ))}
  </nav>
);
