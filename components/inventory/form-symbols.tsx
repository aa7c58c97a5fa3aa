import { drawForm, kindOf } from './forms';

/** The drawings of forms (slugs, any order), each defined once: `FormList` and the tiles of a calculator use them by name. */
export function FormSymbols({
  forms,
  styles,
}: {
  forms: readonly string[];
  styles: Readonly<Record<string, string | undefined>>;
}) {
  return (
    <svg className={styles.store} width="0" height="0" aria-hidden="true">
      {[...new Set(forms.map(kindOf))].map((kind) => {
        const { sides, face } = drawForm(kind);
        return (
          <symbol key={kind} id={`form-${kind}`} viewBox="0 0 64 64">
            {sides.map((side) => (
              <path key={side} className={styles.body} d={side} />
            ))}
            <path className={styles.face} d={face} />
            <path className={styles.cut} d={face} />
          </symbol>
        );
      })}
    </svg>
  );
}
