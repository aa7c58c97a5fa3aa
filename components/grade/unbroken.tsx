import { listWithoutKeys } from '@/components/primitives/list-without-keys';
import styles from './tables.module.scss';

/** A text in which no line ends inside a designation: AMS-T-9047, Cr-Ni-Cu-Mo. One too long for a narrow phone may end anywhere. */
export const Unbroken = ({ text }: { text: string }) =>
  listWithoutKeys(text.split(/((?<!\S)(?=\S{1,16}(?!\S))\(?[^\s(]+-\S*[\d-]\S*)/), (part, i) =>
    i % 2 ? <span className={styles.whole}>{part}</span> : <>{part}</>,
  );
