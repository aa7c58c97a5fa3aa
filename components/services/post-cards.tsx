import styles from './post-cards.module.scss';

export function PostCards<P extends { slug: string; title: string; excerpt: string }>({
  posts,
  addressOf,
}: {
  posts: readonly P[];
  addressOf: (post: P) => string | null;
}) {
  return (
    <ul className={styles.cards} data-count={posts.length}>
      {posts.map((post) => {
        const href = addressOf(post);
        return (
          <li key={post.slug} className={styles.card}>
            <h3 className={styles.title}>{href ? <a href={href}>{post.title}</a> : post.title}</h3>
            {post.excerpt && <p>{post.excerpt}</p>}
          </li>
        );
      })}
    </ul>
  );
}
