import { shortList } from '@/lib/routing/pagination';
import styles from './site-branch.module.scss';

interface Branch {
  title: string;
  href: string | null;
  /** Lists below each other; where there are several, each has a name, such as "Grades" and "Forms". */
  lists: readonly { name?: string; leaves: readonly { title: string; href: string }[] }[];
}

export function SiteBranch({ branch: { title, href, lists } }: { branch: Branch }) {
  const { more } = shortList(lists[0]?.leaves ?? []);
  return (
    <section className={styles.branch} aria-label={title}>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <div>
        {lists.map(({ name, leaves }) => (
          <div key={name} className={styles.list}>
            {name && <h3>{name}</h3>}
            <ul className={styles.leaves}>
              {shortList(leaves).items.map((leaf) => (
                <li key={leaf.href}>
                  <a href={leaf.href}>{leaf.title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {more > 0 && href && <a href={href}>And {more} more</a>}
      </div>
    </section>
  );
}
