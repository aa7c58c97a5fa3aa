import { useEffect, useRef } from 'react';
import { CardSkeletons } from '@/components/inventory/card-skeletons';
import { SectionSkeletons } from '@/components/sections/section-skeletons';
import styles from './page-skeleton.module.scss';

const isInventory = (path: string) => /^\/inventory\/(?:[^/]+\/)?(?:[?#]|$)/.test(path);

/**
 * What stands in the page's place while the next one is waited for: cards for an inventory, else sections. Until the page is
 * left, or the visitor stops waiting.
 */
export function PageSkeleton({ path }: { path: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At once, and so without a render: a page that Back brings back is shown as it was left.
    const end = () => void place.current?.setAttribute('hidden', '');
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    addEventListener('pagehide', end);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pagehide', end);
      removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <div ref={place} className={styles.skeleton}>
      <div className="wrap">{isInventory(path) ? <CardSkeletons /> : <SectionSkeletons />}</div>
    </div>
  );
}
