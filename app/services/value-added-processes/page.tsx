import type { Metadata } from 'next';
import { Html } from '@/components/primitives/html';
import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { CardList, postCard } from '@/components/sections/cards';
import { getProcesses, getService } from '@/lib/content/services';
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
      <h2 className="visually-hidden">All {valueAdded.title.toLowerCase()}</h2>
      <CardList priority cards={processes.map((each) => postCard(each, routes.process(each)))} />
    </TitleBarLayout>
  );
}
