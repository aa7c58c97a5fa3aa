import type { Metadata } from 'next';
import { absent } from '@/app/absent';
import { Html } from '@/components/html';
import { JsonLd } from '@/components/json-ld';
import { SidebarLayout } from '@/components/layouts/sidebar-layout';
import { PageBanner } from '@/components/page-banner/page-banner';
import { LeadPicture } from '@/components/services/lead-picture';
import { QuoteAside } from '@/components/quote/quote-aside';
import { getService, getServices } from '@/lib/content/services';
import * as routes from '@/lib/routes';
import { head } from '@/lib/seo';
import { site } from '@/lib/site';
import { serviceFacts } from '@/lib/structured-data/service-facts';
import { valueAdded } from '@/lib/value-added';

type Props = PageProps<'/services/[service]'>;

export async function generateStaticParams() {
  const services = await getServices();
  return services
    .filter(({ slug }) => slug !== valueAdded.slug)
    .map(({ slug }) => ({ service: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = await load(params);
  return head({
    path: routes.service(service),
    title: `${service.title} | ${site.brand}`,
    description: service.excerpt,
    seo: service.seo,
  });
}

export default async function ServicePage({ params }: Props) {
  const service = await load(params);

  return (
    <SidebarLayout
      banner={<PageBanner path={routes.service(service)} title={service.title} />}
      aside={<QuoteAside about={service.title} kind="service" href={routes.service(service)} />}
    >
      <LeadPicture image={service.image} />
      <Html html={service.html} />
      <JsonLd data={serviceFacts(routes.service(service), service)} />
    </SidebarLayout>
  );
}

const load = async (params: Props['params']) =>
  (await getService(routes.fromAddress((await params).service))) ?? absent();
