import type { Swiper } from 'swiper';
import styles from './logo-slider.module.scss';

/** Pause and play while it moves by itself; arrows while it does not (spec §4). Nothing without a script. */
export function SliderControls({
  swiper,
  still,
  moving,
  onPause,
}: {
  swiper: Swiper | null;
  still: boolean;
  moving: boolean;
  /** `null` where there is nothing to pause. */
  onPause: (() => void) | null;
}) {
  // With reduced motion a step is a jump.
  const speed = still ? 0 : undefined;
  return (
    <div className={styles.controls}>
      {swiper && onPause && (
        <button type="button" className={styles.control} onClick={onPause}>
          {moving ? 'Pause' : 'Play'}
        </button>
      )}
      {swiper && !moving && (
        <>
          <button
            type="button"
            className={styles.control}
            aria-label="Previous"
            onClick={() => swiper.slidePrev(speed)}
          >
            <span aria-hidden="true">‹</span>
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label="Next"
            onClick={() => swiper.slideNext(speed)}
          >
            <span aria-hidden="true">›</span>
          </button>
        </>
      )}
    </div>
  );
}
