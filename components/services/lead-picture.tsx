import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import styles from './lead-picture.module.scss';

/** The featured image over a page's words, where it has one. */
export function LeadPicture({ image }: { image: Image | null }) {
  return (
    image && (
      <Picture
        image={image}
        sizes="(width >= 1280px) 50rem, (width >= 960px) 62vw, 100vw"
        priority
        className={styles.picture}
      />
    )
  );
}
