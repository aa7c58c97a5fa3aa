import type { ComponentProps } from 'react';
import { SiteLink } from '@/components/primitives/site-link';
import type { Found } from '@/lib/search/search';
import { metalOf } from '@/lib/search/metal-of';
import styles from './found-link.module.scss';

/** A page that was found: its title, and what it is, in the colour of its metal. */
export function FoundLink({
  page: { kind, title, path },
  ...props
}: { page: Found } & Omit<ComponentProps<typeof SiteLink>, 'href'>) {
  const metal = metalOf(path);
  return (
    <SiteLink {...props} className={styles.found} href={path} data-metal={metal?.slug}>
      <span className={styles.title}>{title}</span>
      <span className={styles.kind}>
        {metal && kind !== 'Metal' ? `${metal.name} ${kind}` : kind}
      </span>
    </SiteLink>
  );
}
