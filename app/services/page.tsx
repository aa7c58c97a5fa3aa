import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { CardList, postCard } from '@/components/sections/cards';
import { PostCards } from '@/components/services/post-cards';
import { getProcesses, getServices } from '@/lib/content/services';
import { allMetals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { valueAdded } from '@/lib/routing/value-added-service';

export const metadata = head({
  path: routes.services(),
  title: `Metal Supply Services | ${site.brand}`,
  description: `Stock programs, sourcing, certification and value added services for ${allMetals()} from ${site.brand}.`,
});

export default async function ServicesPage() {
  const [services, processes] = await Promise.all([getServices(), getProcesses()]);

  return (
    <TitleBarLayout banner={<PageBanner path={routes.services()} title="Services" />}>
      <section aria-labelledby="services">
        <h2 id="services" className="section-head">
          Supply services
        </h2>
        <CardList
          priority
          cards={services
            .filter(({ slug }) => slug !== valueAdded.slug)
            .map((service) => postCard(service, routes.service(service)))}
        />
      </section>
      <section className="section" aria-labelledby="processes">
        <div className="section-head">
          <h2 id="processes">{valueAdded.title}</h2>
          <a href={routes.service(valueAdded)}>{`All ${valueAdded.title.toLowerCase()}`}</a>
        </div>
        <PostCards posts={processes} addressOf={routes.process} />
      </section>
    </TitleBarLayout>
  );
}
