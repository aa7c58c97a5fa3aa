import type { Reference } from '@/content-schemas/grade';
import { FormSymbols } from './form-symbols';
import styles from './form-drawings.module.scss';

export const FormDrawings = ({ forms }: { forms: readonly string[] }) => (
  <FormSymbols forms={forms} styles={styles} />
);

/** The forms that the cards or tables of these grades draw, for `FormDrawings`. */
export const formsOf = (grades: readonly { forms: readonly Reference[] }[]) =>
  grades.flatMap(({ forms }) => forms.map(({ slug }) => slug));
