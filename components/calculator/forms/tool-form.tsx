import type { ReactNode } from 'react';
import styles from '../calculator-form.module.scss';

type Layout = 'converter' | 'fraction' | 'gauge' | 'hardness' | 'square' | 'weight';

/** The form of a tool, with the name of its layout (`calculator-form.module.scss`). */
export const ToolForm = ({
  layout,
  className,
  children,
}: {
  layout: Layout;
  className?: string;
  children: ReactNode;
}) => (
  <div data-layout={layout} className={className}>
    {layout === 'weight' && (
      <p className={`${styles.job} print-only`}>
        <span>Customer</span>
        <span>Job</span>
      </p>
    )}
    {children}
  </div>
);
