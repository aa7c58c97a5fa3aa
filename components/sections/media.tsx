import { Picture } from '@/components/picture/picture';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './media.module.scss';

/** A picture, and the way to a video: a player of another host would bring its scripts into the page. */
export function Media({ section, seenFirst }: SectionProps<'media'>) {
  const { image, video, title } = section;
  return (
    <SectionFrame section={section}>
      {(image || video) && (
        <figure className={styles.media}>
          {image && (
            <Picture
              image={image}
              sizes="(width >= 960px) 48rem, 100vw"
              priority={seenFirst}
              className={styles.picture}
            />
          )}
          {video && (
            <figcaption>
              <a className="btn btn-quiet" href={video} rel="noreferrer">
                Watch the video<span className="visually-hidden">: {title ?? hostOf(video)}</span>
              </a>
            </figcaption>
          )}
        </figure>
      )}
    </SectionFrame>
  );
}

const hostOf = (address: string) => address.split('/')[2];
