import type { Route } from 'next';
import { SidebarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { Html } from '@/components/primitives/html';
import { PageFacts } from '@/components/primitives/json-ld';
import { QuoteAside } from '@/components/quote/quote-aside';
import type { Post } from '@/content-schemas/post';
import { serviceFacts } from '@/lib/structured-data/service-facts';
import { LeadPicture } from './lead-picture';
import { PostCards, type Shown } from './post-cards';

interface Props {
  post: Post;
  posts: readonly Post[];
  addressOf: (post: Post) => Route;
  /** The heading of the other posts, and the page that has them all. */
  more: { id: string; title: string; all: { label: string; href: string } };
}

/** A service or a process beside the quote form, and others of its kind. */
export function PostPage({ post, posts, addressOf, more }: Props) {
  const path = addressOf(post);
  return (
    <SidebarLayout
      banner={<PageBanner path={path} title={post.title} />}
      aside={<QuoteAside about={post.title} />}
      more={<MorePosts {...more} current={post} posts={posts} addressOf={addressOf} />}
    >
      <LeadPicture image={post.image} isBelowWords />
      <Html html={post.html} about={post.title} />
      <PageFacts facts={serviceFacts(path, post)} />
    </SidebarLayout>
  );
}

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
