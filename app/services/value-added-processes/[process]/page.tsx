import type { Metadata } from 'next';
import { redirectToRenamedOrNotFound } from '@/app/page-redirects';
import { Html } from '@/components/primitives/html';
import { PageFacts } from '@/components/primitives/json-ld';
import { SidebarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { LeadPicture } from '@/components/services/lead-picture';
import { MorePosts } from '@/components/services/more-posts';
import { QuoteAside } from '@/components/quote/quote-aside';
import { getProcess, getProcesses, processes as collection } from '@/lib/content/services';
import { staticParams } from '@/lib/content/static-params';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { valueAdded } from '@/lib/routing/value-added-service';
import { serviceFacts } from '@/lib/structured-data/service-facts';

type Props = PageProps<'/services/value-added-processes/[process]'>;

export const generateStaticParams = () =>
  staticParams(getProcesses, ({ slug }) => ({ process: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const process = await load(params);
  return head({
    path: routes.process(process),
    title: `${process.title} of Hard Metals | ${site.brand}`,
    description: process.excerpt,
    seo: process.seo,
  });
}

export default async function ProcessPage({ params }: Props) {
  const [process, processes] = await Promise.all([load(params), getProcesses()]);

  return (
    <SidebarLayout
      banner={<PageBanner path={routes.process(process)} title={process.title} />}
      aside={<QuoteAside about={process.title} />}
      more={
        <MorePosts
          id="processes"
          title="Other value added services"
          all={{ label: `All ${valueAdded.title.toLowerCase()}`, href: routes.service(valueAdded) }}
          current={process}
          posts={processes}
          addressOf={routes.process}
        />
      }
    >
      <LeadPicture image={process.image} isBelowWords />
      <Html html={process.html} about={process.title} />
      <PageFacts facts={serviceFacts(routes.process(process), process)} />
    </SidebarLayout>
  );
}

async function load(params: Props['params']) {
  const slug = routes.fromAddress((await params).process);
  return (
    (await getProcess(slug)) ??
    (await redirectToRenamedOrNotFound(collection.name, slug, routes.process))
  );
}
