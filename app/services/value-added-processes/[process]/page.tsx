import type { Metadata } from 'next';
import { redirectToRenamedOrNotFound } from '@/app/page-redirects';
import { PostPage } from '@/components/services/post-page';
import { getProcess, getProcesses, processes as collection } from '@/lib/content/services';
import { staticParams } from '@/lib/content/static-params';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { valueAdded } from '@/lib/routing/value-added-service';

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
    <PostPage
      post={process}
      posts={processes}
      addressOf={routes.process}
      more={{
        id: 'processes',
        title: 'Other value added services',
        all: { label: `All ${valueAdded.title.toLowerCase()}`, href: routes.service(valueAdded) },
      }}
    />
  );
}

async function load(params: Props['params']) {
  const slug = routes.fromAddress((await params).process);
  return (
    (await getProcess(slug)) ??
    (await redirectToRenamedOrNotFound(collection.name, slug, routes.process))
  );
}
