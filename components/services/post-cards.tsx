import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import styles from './post-cards.module.scss';

export interface Shown {
  slug: string;
  title: string;
  excerpt: string;
  image?: Image | null;
}

export function PostCards<P extends Shown>({
  posts,
  addressOf,
}: {
  posts: readonly P[];
  addressOf: (post: P) => string | null;
}) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => {
        const href = addressOf(post);
        return (
          <li key={post.slug} className={styles.card}>
            {post.image && (
              <Picture
                image={{ ...post.image, alt: '' }}
                sizes="5.5rem"
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <h3 className={styles.title}>
                {href ? <a href={href}>{post.title}</a> : post.title}
              </h3>
              {post.excerpt && <p>{post.excerpt}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
