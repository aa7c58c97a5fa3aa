import { PostCards, type Shown } from './post-cards';

/** Four other posts, those that follow; none that the current post links to. */
export function MorePosts<P extends Shown>({
  id,
  title,
  all,
  current,
  posts,
  addressOf,
}: {
  id: string;
  title: string;
  all: { label: string; href: string };
  current: { slug: string; html: string };
  posts: readonly P[];
  addressOf: (post: P) => string | null;
}) {
  const at = posts.findIndex(({ slug }) => slug === current.slug);
  const others = [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))]
    .filter((post) => !current.html.includes(`${addressOf(post)}"`))
    .slice(0, 4);
  return (
    others.length > 0 && (
      <section aria-labelledby={id}>
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          <a href={all.href}>{all.label}</a>
        </div>
        <PostCards posts={others} addressOf={addressOf} />
      </section>
    )
  );
}
