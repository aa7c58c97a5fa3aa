import styles from './hatch-patterns.module.scss';

// Lines run on beyond the tile: a line that ended in its corner would be notched there.
const diagonal = 'M-1 1L1 -1M-1 7L7 -1M5 7L7 5';

/** Strokes of one 6 × 6 tile by a metal's slug (`plain` for no metal); faint ones stand between the others. */
export const hatches: readonly { name: string; lines: string; faint?: string }[] = [
  { name: 'plain', lines: diagonal },
  { name: 'titanium', lines: diagonal, faint: 'M-1 4L4 -1M2 7L7 2' },
  { name: 'stainless-steel', lines: diagonal },
  { name: 'alloy-steel', lines: `${diagonal}M-1 5L1 7M-1 -1L7 7M5 -1L7 1` },
  { name: 'nickel', lines: 'M0 3.5H6' },
  { name: 'cobalt-alloy', lines: 'M.6 5.4L2.4 3.6M3.6 2.4L5.4 .6' },
];

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
