import type { Metadata } from 'next';
import { redirectToRenamedOrNotFound } from '@/app/page-redirects';
import { PostPage } from '@/components/services/post-page';
import { getService, getServices, services as collection } from '@/lib/content/services';
import { staticParams } from '@/lib/content/static-params';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { valueAdded } from '@/lib/routing/value-added-service';

type Props = PageProps<'/services/[service]'>;

const getOthers = async () => (await getServices()).filter(({ slug }) => slug !== valueAdded.slug);

export const generateStaticParams = () =>
  staticParams(getOthers, ({ slug }) => ({ service: slug }));

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
  const [service, services] = await Promise.all([load(params), getOthers()]);

  return (
    <PostPage
      post={service}
      posts={services}
      addressOf={routes.service}
      more={{
        id: 'services',
        title: 'Other supply services',
        all: { label: 'All services', href: routes.services() },
      }}
    />
  );
}

async function load(params: Props['params']) {
  const slug = routes.fromAddress((await params).service);
  return (
    (await getService(slug)) ??
    (await redirectToRenamedOrNotFound(collection.name, slug, routes.service))
  );
}
