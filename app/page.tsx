import type { Metadata } from 'next';
import { CompanyFacts } from '@/components/chrome/company-facts';
import { HomeHero } from '@/components/home/home-hero';
import { RecentGrades } from '@/components/recent/recent-grades';
import { MetalTiles } from '@/components/inventory/metal-tiles';
import { Sections } from '@/components/sections/sections';
import { getHome } from '@/lib/content/home';
import * as routes from '@/lib/routes';
import { head } from '@/lib/seo';
import { site } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const { seo } = await getHome();
  return head({
    path: routes.home(),
    title: `${site.brand} | Titanium, Stainless, Alloy Steel, Nickel and Cobalt`,
    description: site.blurb,
    seo,
  });
}

export default async function HomePage() {
  const { hero, stock, sections } = await getHome();

  return (
    <main id="main" tabIndex={-1}>
      <HomeHero hero={hero} />
      <section className="wrap section" aria-labelledby="metals">
        <h2 id="metals" className="section-head">
          Browse by metal
        </h2>
        <MetalTiles counts={stock} />
        <RecentGrades />
      </section>
      <Sections sections={sections} />
      <CompanyFacts />
    </main>
  );
}
