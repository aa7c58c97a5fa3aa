import { letterId, letters } from '@/lib/site/glossary';
import styles from './letter-index.module.scss';

/** The letters to jump to, and on phones the way back to them. One without terms stands there unlinked. */
export function LetterIndex({ groups }: { groups: readonly { letter: string }[] }) {
  const known = new Set(groups.map(({ letter }) => letter));
  return (
    <>
      <nav id="letters" className={`${styles.index} no-print`} aria-label="Letters">
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
      <a href="#letters" className={`${styles.back} no-print`}>
        All letters
      </a>
    </>
  );
}
