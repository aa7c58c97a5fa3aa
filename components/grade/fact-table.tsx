import type { ReactNode } from 'react';
import { ScrollRegion } from '@/components/primitives/scroll-region';
import styles from './tables.module.scss';

/** A long table of facts under its caption, which scrolls sideways where it is wider than the page. */
export const FactTable = ({
  caption,
  className,
  head,
  children,
}: {
  caption: string;
  className?: string;
  /** The cells of the head. */
  head: ReactNode;
  /** The rows, in one body or more. */
  children: ReactNode;
}) => (
  <ScrollRegion label={caption}>
    <table data-long className={`designations ${styles.facts}${className ? ` ${className}` : ''}`}>
      <caption>
        <span>{caption}</span>
      </caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      {children}
    </table>
  </ScrollRegion>
);
