import type { ComponentType, ReactNode } from 'react';
import type { Reference } from '@/content-schemas/grade';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { kindOf } from './forms';
import styles from './form-list.module.scss';

interface Props {
  metal: Metal;
  forms: readonly Reference[];
  /** Pixels of a drawing. */
  size?: number;
  Item?: ComponentType<{ slug: string; children: ReactNode }>;
}

const Plain = ({ children }: { children: ReactNode }) => <li>{children}</li>;

/** Each form with its cut end, in the color and hatch of the metal. */
export function FormList({ metal, forms, size = 20, Item = Plain }: Props) {
  return (
    <ul className={styles.forms} data-metal={metal.slug} aria-label="Forms">
      {forms.map((form) => (
        <Item key={form.slug} slug={form.slug}>
          <a className={styles.form} href={routes.form(metal, form)}>
            <svg className={styles.icon} width={size} height={size} aria-hidden="true">
              <use href={`#form-${kindOf(form.slug)}`} />
            </svg>
            {form.title}
          </a>
        </Item>
      ))}
    </ul>
  );
}
