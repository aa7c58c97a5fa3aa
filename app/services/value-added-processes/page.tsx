import type { Metadata } from 'next';
import { Html } from '@/components/primitives/html';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { PostCards } from '@/components/services/post-cards';
import { getProcesses, getService } from '@/lib/content/services';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { valueAdded } from '@/lib/routing/value-added-service';

const path = routes.service(valueAdded);

/** Processes by the words of their titles, in the order in which metal passes them. The last group takes what fits no other. */
const groups = [
  { title: 'Cutting', words: /saw|cut/i },
  { title: 'Turning and grinding', words: /turn|trepan|bor|grind|mill/i },
  { title: 'Forging, straightening and heat treating', words: /forg|straight|heat/i },
  { title: 'Testing, inspection and delivery', words: /./ },
];

export async function generateMetadata(): Promise<Metadata> {
  const [service, processes] = await Promise.all([getService(valueAdded.slug), getProcesses()]);
  return head({
    path,
    title: `Value Added Metal Services | ${site.brand}`,
    description: `${processes.map(({ title }) => title).join(', ')}.`,
    seo: service?.seo,
  });
}

export default async function ProcessesPage() {
  const [service, processes] = await Promise.all([getService(valueAdded.slug), getProcesses()]);
  const grouped = groups
    .map((group) => ({
      title: group.title,
      posts: processes.filter(
        (process) => groups.find(({ words }) => words.test(process.title)) === group,
      ),
    }))
    .filter(({ posts }) => posts.length > 0);

  return (
    <TitleBarLayout
      banner={
        <PageBanner path={path} title={valueAdded.title}>
          {!service?.html && (
            <p>
              Cutting, grinding, heat treatment, testing and marking, under one order number with
              its certificates.
            </p>
          )}
        </PageBanner>
      }
    >
      {service?.html && <Html html={service.html} about={valueAdded.title} />}
      {grouped.map(({ title, posts }) => (
        <section key={title} className="section">
          <h2>{title}</h2>
          <PostCards posts={posts} addressOf={routes.process} />
        </section>
      ))}
    </TitleBarLayout>
  );
}
