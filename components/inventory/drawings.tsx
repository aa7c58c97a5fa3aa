import { form, formKinds } from './forms';
import { hatches } from './hatches';
import styles from './drawings.module.scss';

/** What drawings on a page are made of, defined once in the layout: a hatch per metal, a symbol per form. */
export function Drawings() {
  return (
    <svg className={styles.store} width="0" height="0" aria-hidden="true">
      <defs>
        {hatches.map(({ name, lines, faint, dashes }) => (
          <pattern
            key={name}
            id={`hatch-${name}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="scale(.7)"
            // Where a pattern stands decides its currentColor, so each names its own.
            stroke={`var(--${name === 'plain' ? 'ink-2' : name})`}
          >
            <path d={lines} strokeDasharray={dashes} />
            {faint && <path d={faint} opacity=".45" />}
          </pattern>
        ))}
      </defs>
      {formKinds.map((kind) => {
        const { body, edges, face } = form(kind);
        return (
          <symbol key={kind} id={`form-${kind}`} viewBox="0 0 64 64">
            <path className={styles.body} d={body} />
            {edges && <path className={styles.edges} d={edges} />}
            <path className={styles.face} d={face} />
            <path className={styles.cut} d={face} />
          </symbol>
        );
      })}
    </svg>
  );
}
