import type { Reference } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { FormIcon } from './form-icon';
import styles from './form-list.module.scss';

interface Props {
  metal: Metal;
  forms: readonly Reference[];
  /** Pixels of a drawing. */
  size?: number;
}

export function FormList({ metal, forms, size = 20 }: Props) {
  return (
    <ul className={styles.forms} data-metal={metal.slug} aria-label="Forms">
      {forms.map((form) => (
        <li key={form.slug}>
          <a className={styles.form} href={routes.form(metal, form)}>
            <FormIcon form={form.slug} size={size} />
            {form.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
