import { FormSymbols } from '@/components/inventory/form-symbols';
import { shapes } from '@/lib/calculators/shapes';
import styles from './shape-drawings.module.scss';

/** The drawings of the metal weight calculator's shapes. Its own style sheet: the inventory's brings that of the cards. */
export const ShapeDrawings = () => (
  <FormSymbols forms={shapes.map(({ form }) => form)} styles={styles} />
);
