import type { Calculator } from '@/lib/calculators/calculator';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { trail } from '@/lib/trail';

/**
 * A tool's page for search engines (schema.org): what it is, and the way to it. Not a
 * SoftwareApplication, which is an error without offers and reviews (decision 19).
 */
export function toolFacts(calculator: Calculator, origin: string) {
  const path = routes.tool(calculator);
  const url = origin + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: calculator.title,
    description: calculator.description,
    inLanguage: site.locale,
    isPartOf: { '@type': 'WebSite', name: site.brand, url: `${origin}/` },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: trail(path, calculator.title).map(({ label, href }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: label,
        item: origin + (href ?? path),
      })),
    },
  };
}
