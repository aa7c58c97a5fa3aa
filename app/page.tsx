import { OrganizationFacts } from '@/components/primitives/json-ld';
import type { Metadata } from 'next';
import { HomeHero } from '@/components/home/home-hero';
import { HatchPatterns } from '@/components/inventory/hatch-patterns';
import { MetalTiles } from '@/components/inventory/metal-tiles';
import { Sections } from '@/components/sections/sections';
import { getHome } from '@/lib/content/home';
import { allMetalsTitled } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import { head } from '@/lib/site/metadata';
import { blurb, site } from '@/lib/site/company';
import { company } from '@/lib/structured-data/company';

export async function generateMetadata(): Promise<Metadata> {
  const { seo } = await getHome();
  return head({
    path: routes.home(),
    title: `${site.brand} | ${allMetalsTitled()}`,
    description: blurb(),
    seo,
  });
}

export default async function HomePage() {
  const { hero, stock, sections } = await getHome();

  return (
    <main id="main" tabIndex={-1}>
      <OrganizationFacts company={company} />
      <HatchPatterns />
      <HomeHero hero={hero} />
      <section className="wrap section" aria-labelledby="metals">
        <h2 id="metals" className="section-head">
          Browse by metal
        </h2>
        <MetalTiles
          tiles={stock.map(({ metal, count }) => ({ metal, note: counted(count, 'grade') }))}
        />
      </section>
      <Sections sections={sections} />
    </main>
  );
}
