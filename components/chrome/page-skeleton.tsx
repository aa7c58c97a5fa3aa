import { useEffect, useState } from 'react';
import { CardSkeletons } from '@/components/inventory/card-skeletons';
import { SectionSkeletons } from '@/components/sections/section-skeletons';
import styles from './page-skeleton.module.scss';

/** Milliseconds before a wait is worth showing: most pages are there sooner. */
const patienceMs = 250;

const isInventory = (path: string) => /^\/inventory\/(?:[^/]+\/)?(?:[?#]|$)/.test(path);

/** What stands in the page's place while a slow navigation waits: cards for an inventory, else sections. */
export function PageSkeleton({ path }: { path: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <div className={styles.skeleton}>
      <div className="wrap">{isInventory(path) ? <CardSkeletons /> : <SectionSkeletons />}</div>
    </div>
  );
}
