import type { Spec } from '@/content-schemas/metal-spec';
import type { Post } from '@/content-schemas/post';
import { memoize } from '@/lib/cms/memoize';
import { getForms, getStock, getSpecs } from '@/lib/content/inventory';
import type { Stock } from '@/lib/content/stock';
import type { Metal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { site } from '@/lib/site/company';
import { latest, toEntry, type Entry } from './entry';
import { formEntry, gradeEntry, specEntry } from './stock-entries';

/** The pages of a metal: its inventory, then grades, specs and forms. */
export async function getMetalEntries(metal: Metal): Promise<readonly Entry[]> {
  const [stock, specs, forms] = await Promise.all([
    getStock(metal),
    getSpecs(metal),
    getForms(metal),
  ]);
  return toEntries(metal, stock, specs, forms);
}

/** Made once for each state of the content: texts, pictures and sitemaps all use them. */
const toEntries = memoize(
  (
    metal: Metal,
    { grades, underSpec, inForm }: Stock,
    specs: readonly Spec[],
    forms: readonly Post[],
  ): readonly Entry[] => {
    const link = ({ title, path }: Entry) => ({ title, href: path });
    const gradeEntries = grades.map((grade) => gradeEntry(metal, grade));
    const specEntries = specs.map((spec) => specEntry(metal, spec, () => underSpec(spec.slug)));
    const formEntries = forms.map((form) => formEntry(metal, form, () => inForm(form.slug)));
    return [
      toEntry({
        path: routes.inventory(metal),
        part: { slug: metal.slug, title: metal.name },
        kind: 'Metal',
        title: metal.name,
        modified: latest([...grades, ...specs, ...forms]),
        metal,
        details: () => ({
          summary: `${site.brand} ${metal.description}`,
          lists: [
            { title: 'Grades', links: gradeEntries.map(link) },
            { title: 'Forms', links: formEntries.map(link) },
            { title: 'Specifications', links: specEntries.map(link) },
          ],
        }),
      }),
      ...gradeEntries,
      ...specEntries,
      ...formEntries,
    ];
  },
);
