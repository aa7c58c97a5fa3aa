import { kindOf } from './forms';
import styles from './form-icon.module.scss';

/** A form of stock drawn as its cut end, in the color and hatch of the metal around it. Decorative. */
export function FormIcon({ form, size }: { form: string; size: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`#form-${kindOf(form)}`} />
    </svg>
  );
}
