import type { Post } from '@/content-schemas/post';
import type { Section } from '@/content-schemas/section';
import { customers } from '@/lib/site/customers';
import { blurb } from '@/lib/site/company';
import { getAllStock } from './inventory';
import { getFrontPage } from './pages';
import { getServices } from './services';

/** Hero, services and customers (spec §2) in an editor's words or ours, then the other sections of the front page. */
export async function getHome() {
  const [page, stock] = await Promise.all([getFrontPage(), getAllStock()]);
  const sections: readonly Section[] = page?.sections ?? [];
  const hero = sections.find((section) => section.layout === 'hero');
  const offer = sections.find(({ layout }) => layout === 'card' || layout === 'postCollection');
  const slider = sections.find(({ layout }) => layout === 'imageSlider');
  const others = sections.filter((section) => ![hero, offer, slider].includes(section));
  return {
    seo: page?.seo,
    hero: hero ?? ownHero,
    stock: stock.map(({ metal, grades }) => ({ metal, count: grades.length })),
    sections: [offer ?? offerOf(await getServices()), slider ?? ownSlider, ...others],
  };
}

const ownHero: Section<'hero'> = {
  layout: 'hero',
  title: 'Hard metals, cut to print, certified to spec.',
  html: `<p>${blurb()}</p>`,
  background: null,
  button: null,
};

const offerOf = (services: readonly Post[]): Section<'postCollection'> => ({
  layout: 'postCollection',
  title: 'Services',
  html: '',
  background: null,
  posts: services.map(({ slug, title, excerpt }) => ({
    type: 'um_services',
    slug,
    title,
    excerpt,
  })),
});

const ownSlider: Section<'imageSlider'> = {
  layout: 'imageSlider',
  title: 'Customers',
  html: '',
  background: null,
  images: [...customers],
  autoplay: true,
};
