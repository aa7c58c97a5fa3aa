import { Picture } from '@/components/picture/picture';
import type { Post } from '@/content-schemas/post';
import styles from './post-cards.module.scss';

export type Shown = Pick<Post, 'slug' | 'title' | 'excerpt'> & Partial<Pick<Post, 'image'>>;

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
