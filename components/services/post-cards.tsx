import { Picture } from '@/components/picture/picture';
import type { Image } from '@/content-schemas/image';
import styles from './post-cards.module.scss';

/** Posts as a ruled index: the title leads to the post, its excerpt is below it. */
export function PostCards<
  P extends { slug: string; title: string; excerpt: string; image?: Image | null },
>({
  posts,
  addressOf,
  isPictured = false,
}: {
  posts: readonly P[];
  addressOf: (post: P) => string | null;
  /** Each has its picture, small, before its words. */
  isPictured?: boolean;
}) {
  return (
    <ul className={styles.cards} data-count={posts.length}>
      {posts.map((post) => {
        const href = addressOf(post);
        return (
          <li key={post.slug} className={styles.card}>
            {isPictured && post.image && (
              <span className={styles.picture}>
                <Picture image={thumbnail(post.image)} sizes="" />
              </span>
            )}
            <h3 className={styles.title}>{href ? <a href={href}>{post.title}</a> : post.title}</h3>
            {post.excerpt && <p>{post.excerpt}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The copy that is sharp at 120 px on every screen, alone: beside others a browser takes a larger one that it has loaded. */
const thumbnail = ({ sizes, ...image }: Image): Image => ({
  ...image,
  src: sizes.find(({ width }) => width >= 270)?.src ?? image.src,
  alt: '',
  sizes: [],
});
