import type { Reference } from '@/content-schemas/grade';
import styles from './reference-list.module.scss';

interface Props {
  references: readonly Reference[];
  href: (reference: Reference) => string;
  label?: string;
}

export function ReferenceList({ references, href, label }: Props) {
  return (
    <ul className={styles.references} aria-label={label}>
      {references.map((reference) => (
        <li key={reference.slug}>
          <a href={href(reference)}>{reference.title}</a>
        </li>
      ))}
    </ul>
  );
}
