import { Html } from '@/components/primitives/html';
import { Picture } from '@/components/picture/picture';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';
import styles from './media.module.scss';

/** A video is a link: a player of another host would bring its scripts into the page. */
export function Media({ section, seenFirst }: SectionProps<'media'>) {
  const { images, video, title, html, background } = section;
  if (images.length === 0 && !video) return <SectionFrame section={section} />;
  return (
    <SectionFrame section={{ title: null, html: '', background }}>
      <div className={styles.columns}>
        {(title || html) && (
          <div className={styles.words}>
            {title && <h2>{title}</h2>}
            {html && <Html html={html} about={title ?? undefined} />}
          </div>
        )}
        <figure className={styles.media}>
          {images.map((image, i) => (
            <Picture
              key={`${i} ${image.src}`}
              image={image}
              sizes="(width >= 1280px) 38rem, (width >= 720px) 50vw, 100vw"
              priority={seenFirst && i === 0}
              className={styles.picture}
            />
          ))}
          {video && (
            <figcaption>
              <a className="btn btn-quiet" href={video} rel="noreferrer">
                Watch the video<span className="visually-hidden">: {title ?? hostOf(video)}</span>
              </a>
            </figcaption>
          )}
        </figure>
      </div>
    </SectionFrame>
  );
}

const hostOf = (address: string) => address.split('/')[2];
