import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import styles from './lead-picture.module.scss';

/** The featured image over a page's words, where it has one. */
export function LeadPicture({ image }: { image: Image | null }) {
  return (
    image && (
      <Picture
        image={image}
        sizes="(width >= 960px) 36rem, 100vw"
        priority
        className={styles.picture}
      />
    )
  );
}
