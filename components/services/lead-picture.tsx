import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import styles from './lead-picture.module.scss';

export function LeadPicture({
  image,
  isBelowWords = false,
}: {
  image: Image | null;
  isBelowWords?: boolean;
}) {
  return (
    image && (
      <Picture
        image={image}
        sizes="(width >= 1280px) 24rem, (width >= 600px) 30rem, 100vw"
        priority
        className={isBelowWords ? `${styles.picture} ${styles.belowWords}` : styles.picture}
      />
    )
  );
}
