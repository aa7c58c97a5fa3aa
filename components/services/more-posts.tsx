import { PostCards } from './post-cards';

/** Links to the other posts of a kind, below the one that a visitor reads. */
export function MorePosts<P extends { slug: string; title: string; excerpt: string }>({
  id,
  title,
  ...list
}: {
  id: string;
  title: string;
  posts: readonly P[];
  addressOf: (post: P) => string | null;
}) {
  return (
    list.posts.length > 0 && (
      <section aria-labelledby={id}>
        <h2 id={id} className="section-head">
          {title}
        </h2>
        <PostCards {...list} />
      </section>
    )
  );
}
