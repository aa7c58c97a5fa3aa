import { useEffect, useRef } from 'react';
import styles from './page-skeleton.module.scss';
import { Skeletons } from './skeletons';

const isInventory = (path: string) => /^\/inventory\/(?:[^/]+\/)?(?:[?#]|$)/.test(path);

/**
 * A placeholder while the next page is loading: cards for an inventory, else sections. Until the page is
 * left, or the visitor stops waiting.
 */
export function PageSkeleton({ path }: { path: string }) {
  const skeleton = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At once, and so without a render: a page that Back brings back is shown as it was left.
    const end = () => void skeleton.current?.setAttribute('hidden', '');
    const endOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    addEventListener('pagehide', end);
    addEventListener('keydown', endOnEscape);
    return () => {
      removeEventListener('pagehide', end);
      removeEventListener('keydown', endOnEscape);
    };
  }, []);
  return (
    <div ref={skeleton} className={styles.skeleton}>
      <div className="wrap">
        <Skeletons of={isInventory(path) ? 'cards' : 'sections'} />
      </div>
    </div>
  );
}
