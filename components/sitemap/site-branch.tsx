import { shortList } from '@/lib/routing/pagination';
import styles from './site-branch.module.scss';

interface Branch {
  title: string;
  href: string | null;
  leaves: readonly { title: string; href: string }[];
}

export function SiteBranch({ branch: { title, href, leaves } }: { branch: Branch }) {
  const { items, more } = shortList(leaves);
  return (
    <section className={styles.branch} aria-label={title}>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <ul className={styles.leaves}>
        {items.map((leaf) => (
          <li key={leaf.href}>
            <a href={leaf.href}>{leaf.title}</a>
          </li>
        ))}
      </ul>
      {more > 0 && href && <a href={href}>And {more} more</a>}
    </section>
  );
}
