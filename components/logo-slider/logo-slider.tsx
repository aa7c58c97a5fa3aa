import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import { Slider } from './slider';
import styles from './logo-slider.module.scss';

interface Props {
  label: string;
  images: readonly Image[];
  autoplay: boolean;
}

export function LogoSlider({ label, images, autoplay }: Props) {
  return (
    <Slider label={label} autoplay={autoplay}>
      {images.map((image, i) => (
        <Picture key={`${i} ${image.src}`} image={image} sizes="15rem" className={styles.picture} />
      ))}
    </Slider>
  );
}
