import { hatches } from './hatches';
import styles from './hatch-patterns.module.scss';

/** The hatches of the metals, defined once for all drawings of a page; with `metal` only its own. */
export function HatchPatterns({ metal }: { metal?: { slug: string } }) {
  const shown = metal ? hatches.filter(({ name }) => name === metal.slug) : hatches;
  return (
    <svg className={styles.store} width="0" height="0" aria-hidden="true">
      <defs>
        {shown.map(({ name, lines, faint }) => (
          <pattern
            key={name}
            id={`hatch-${name}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            // A pattern takes currentColor from its own place in the page, so each has its own color.
            stroke={`var(--${name === 'plain' ? 'ink-2' : name})`}
          >
            <path d={lines} />
            {faint && <path d={faint} opacity=".45" />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
