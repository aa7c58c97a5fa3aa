import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import { form, kindOf } from './forms';

/** The drawings of forms (slugs, any order), each defined once: `FormIcon` and the tiles of a calculator use them by name. */
export function FormSymbols({
  forms,
  styles,
}: {
  forms: readonly string[];
  styles: Readonly<Record<string, string | undefined>>;
}) {
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
