import { drawingFor } from '@/lib/site/banners';
import styles from './banner-drawing.module.scss';

/** The drawing of a page's banner, by its path (spec §2). On a phone it is small. */
export const BannerDrawing = ({ path, isLarge = false }: { path: string; isLarge?: boolean }) => (
  // oxlint-disable-next-line nextjs/no-img-element -- a drawing of 2 kB, which nothing resizes
  <img
    className={`${styles.drawing} no-print`}
    data-large={isLarge || undefined}
    src={`/banners/${drawingFor(path)}.svg`}
    alt=""
    width="352"
    height="152"
  />
);
