import { shortList } from '@/lib/routing/pagination';
import styles from './site-branch.module.scss';

interface Branch {
  title: string;
  href: string | null;
  /** Lists below each other, such as grades and forms. */
  lists: readonly (readonly { title: string; href: string }[])[];
}

export function SiteBranch({ branch: { title, href, lists } }: { branch: Branch }) {
  const { more } = shortList(lists[0] ?? []);
  return (
    <section className={styles.branch} aria-label={title}>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <div>
        {lists.map((leaves) => (
          <ul key={leaves[0]?.href} className={styles.leaves}>
            {shortList(leaves).items.map((leaf) => (
              <li key={leaf.href}>
                <a href={leaf.href}>{leaf.title}</a>
              </li>
            ))}
          </ul>
        ))}
        {more > 0 && href && <a href={href}>And {more} more</a>}
      </div>
    </section>
  );
}
