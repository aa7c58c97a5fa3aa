import { shortList } from '@/lib/routing/pagination';
import styles from './site-branch.module.scss';

interface Branch {
  title: string;
  href: string | null;
  /** Lists below each other; where there are several, each has a name, such as "Grades", and is a fold on a phone. */
  lists: readonly { name?: string; leaves: readonly { title: string; href: string }[] }[];
}

export function SiteBranch({ branch: { title, href, lists } }: { branch: Branch }) {
  const { more } = shortList(lists[0]?.leaves ?? []);
  return (
    <section className={styles.branch} aria-label={title}>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <div>
        {lists.map(({ name, leaves }) => {
          const list = (
            <ul key={name ?? title} className={styles.leaves}>
              {shortList(leaves).items.map((leaf) => (
                <li key={leaf.href}>
                  <a href={leaf.href}>{leaf.title}</a>
                </li>
              ))}
            </ul>
          );
          if (!name) return list;
          return (
            <details key={name} className={styles.fold}>
              <summary>
                {name} <span>{leaves.length}</span>
              </summary>
              <h3>{name}</h3>
              {list}
            </details>
          );
        })}
        {more > 0 && href && <a href={href}>And {more} more</a>}
      </div>
    </section>
  );
}
