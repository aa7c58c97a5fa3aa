import { letterId, letters } from '@/lib/site/glossary';
import styles from './letter-index.module.scss';

/** The letters to jump to. One without terms stands there unlinked. */
export function LetterIndex({ groups }: { groups: readonly { letter: string }[] }) {
  const known = new Set(groups.map(({ letter }) => letter));
  return (
    <nav className={`${styles.index} no-print`} aria-label="Letters">
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            {known.has(letter) ? (
              <a href={`#${letterId(letter)}`}>{letter}</a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
