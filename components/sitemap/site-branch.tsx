import { SiteLink } from '@/components/chrome/site-link';
import styles from './site-branch.module.scss';

/** A part of the site, and the pages in it. */
export interface Branch {
  title: string;
  href: string | null;
  leaves: readonly { title: string; href: string }[];
}

export function SiteBranch({ branch: { title, href, leaves } }: { branch: Branch }) {
  return (
    <section className={styles.branch} aria-label={title}>
      <h2>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</h2>
      <ul className={styles.leaves}>
        {leaves.map((leaf) => (
          <li key={leaf.href}>
            <SiteLink href={leaf.href}>{leaf.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
