import type { Reference } from '@/content-schemas/grade';
import { listWithoutKeys } from '@/components/primitives/in-place';
import { form, kindOf } from './forms';
import styles from './form-drawings.module.scss';

/**
 * The drawings of the forms a page shows (slugs, any order), each defined once: `FormIcon` and the tiles of a
 * calculator use them by name. Stands once on a page.
 */
export function FormDrawings({ forms }: { forms: readonly string[] }) {
  return (
    <svg className={styles.store} width="0" height="0" aria-hidden="true">
      {listWithoutKeys([...new Set(forms.map(kindOf))], (kind) => {
        const { body, sides = [body], edges, face } = form(kind);
        return (
          <symbol id={`form-${kind}`} viewBox="0 0 64 64">
            {listWithoutKeys(sides, (side) => (
              <path className={styles.body} d={side} />
            ))}
            {edges && <path className={styles.edges} d={edges} />}
            <path className={styles.face} d={face} />
            <path className={styles.cut} d={face} />
          </symbol>
        );
      })}
    </svg>
  );
}

/** The forms that the cards or tables of these grades draw, for `FormDrawings`. */
export const formsOf = (grades: readonly { forms: readonly Reference[] }[]) =>
  grades.flatMap(({ forms }) => forms.map(({ slug }) => slug));
