import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import styles from './lead-picture.module.scss';

/** The featured image beside a page's words, where it has one. */
export function LeadPicture({ image }: { image: Image | null }) {
  return (
    image && (
      <Picture
        image={image}
        sizes="(width >= 600px) 30rem, 100vw"
        priority
        className={styles.picture}
      />
    )
  );
}
