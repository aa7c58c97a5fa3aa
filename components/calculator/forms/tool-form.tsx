import type { ReactNode } from 'react';
import styles from './tool-form.module.scss';

/** The layouts of forms and answers; a converter has three questions in a row and a table of units. */
type Layout = 'converter' | 'fraction' | 'gauge' | 'hardness' | 'square' | 'weight';

/** The form of a tool in its layout (`calculator-form.module.scss`), which is known before the answer streams in. */
export const ToolForm = ({ layout, children }: { layout: Layout; children: ReactNode }) => (
  <div className={styles.tool} data-layout={layout}>
    {layout === 'weight' && (
      <p className={`${styles.job} print-only`}>
        <span>Customer</span>
        <span>Job</span>
      </p>
    )}
    {children}
  </div>
);
