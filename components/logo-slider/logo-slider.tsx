import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import { Slider } from './slider';
import styles from './logo-slider.module.scss';

/** Pictures in a row that can be scrolled. With a script the row moves on by itself, and can be stopped. */
export function LogoSlider({
  label,
  images,
  autoplay,
}: {
  label: string;
  images: readonly Image[];
  autoplay: boolean;
}) {
  return (
    <Slider label={label} autoplay={autoplay}>
      {images.map((image, i) => (
        <Picture key={`${i} ${image.src}`} image={image} sizes="15rem" className={styles.picture} />
      ))}
    </Slider>
  );
}
