import { PostCards } from '@/components/services/post-cards';
import { addressOf } from '@/lib/routing/post-addresses';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './sections';

export function PostCollection({ section }: SectionProps<'postCollection'>) {
  return (
    <SectionFrame section={section}>
      {section.posts.length > 0 && <PostCards posts={section.posts} addressOf={addressOf} />}
    </SectionFrame>
  );
}
