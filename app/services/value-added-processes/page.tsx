import type { Metadata } from 'next';
import { Html } from '@/components/primitives/html';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { PostCards } from '@/components/services/post-cards';
import { getProcesses, getService } from '@/lib/content/services';
import { allMetals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { valueAdded } from '@/lib/routing/value-added-service';

const path = routes.service(valueAdded);

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

  return (
    <TitleBarLayout banner={<PageBanner path={path} title={valueAdded.title} />}>
      <div className="beneath">
        {service?.html ? (
          <Html html={service.html} about={valueAdded.title} />
        ) : (
          <p className="lede">
            Cutting, grinding, heat treatment, testing and marking of {allMetals()}, under one order
            number with its certificates.
          </p>
        )}
      </div>
      <h2 className="visually-hidden">All {valueAdded.title.toLowerCase()}</h2>
      <PostCards posts={processes} addressOf={routes.process} isPictured />
    </TitleBarLayout>
  );
}
