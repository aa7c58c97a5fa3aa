import { TitleBarLayout } from '@/components/layouts/layouts';
import { PageBanner } from '@/components/page-banner/page-banner';
import { SiteBranch } from '@/components/sitemap/site-branch';
import { calculators } from '@/lib/calculators';
import { getGradesAndForms } from '@/lib/content/inventory';
import { getPages } from '@/lib/content/pages';
import { getProcesses, getServices } from '@/lib/content/services';
import * as routes from '@/lib/routing/routes';
import { head } from '@/lib/site/metadata';
import { site } from '@/lib/site/company';
import { valueAdded } from '@/lib/routing/value-added-service';

export const metadata = head({
  path: routes.sitemap(),
  title: `Sitemap | ${site.brand}`,
  description: `Every part of the website of ${site.brand}: inventory by metal, services, tools, glossary and pages.`,
});

export default async function SitemapPage() {
  const [services, processes, pages, stock] = await Promise.all([
    getServices(),
    getProcesses(),
    getPages(),
    getGradesAndForms(),
  ]);
  const branches = [
    {
      title: 'Find and quote',
      href: null,
      lists: [
        {
          leaves: [
            { title: 'Find by Property', href: routes.findByProperty() },
            { title: 'Cross-Reference', href: routes.crossReference() },
            { title: 'Compare Grades', href: routes.compare() },
            { title: 'Quote List', href: routes.quoteList() },
          ],
        },
      ],
    },
    ...stock.map(({ metal, grades, forms }) => ({
      title: metal.name,
      href: routes.inventory(metal),
      lists: [
        { name: 'Grades', leaves: leaves(grades, (grade) => routes.grade(metal, grade)) },
        { name: 'Forms', leaves: leaves(forms, (form) => routes.form(metal, form)) },
      ],
    })),
    {
      title: 'Services',
      href: routes.services(),
      lists: [{ leaves: leaves(services, routes.service) }],
    },
    {
      title: valueAdded.title,
      href: routes.service(valueAdded),
      lists: [{ leaves: leaves(processes, routes.process) }],
    },
    {
      title: 'Tools',
      href: routes.allTools(),
      lists: [{ leaves: leaves(calculators, routes.tool) }],
    },
    {
      title: 'The company',
      href: null,
      lists: [
        {
          leaves: [
            { title: 'Home', href: routes.home() },
            ...leaves(
              pages.filter((page) => !isLegal(page)),
              routes.page,
            ),
            { title: 'Contact Us', href: routes.contact() },
            { title: 'Product Line Card', href: routes.lineCard() },
            { title: 'Metals Glossary', href: routes.allGlossary() },
            ...leaves(pages.filter(isLegal), routes.page),
          ],
        },
      ],
    },
  ];

  return (
    <TitleBarLayout banner={<PageBanner path={routes.sitemap()} title="Sitemap" isShort />}>
      {branches.map((branch) => (
        <SiteBranch key={branch.title} branch={branch} />
      ))}
    </TitleBarLayout>
  );
}

/** Pages on privacy and terms, by the slugs that WordPress gives them. */
const isLegal = ({ slug }: { slug: string }) => /^(privacy|terms|legal|cookie)/.test(slug);

const leaves = <P extends { slug: string; title: string }>(
  posts: readonly P[],
  addressOf: (post: P) => string,
) => posts.map((post) => ({ title: post.title, href: addressOf(post) }));
