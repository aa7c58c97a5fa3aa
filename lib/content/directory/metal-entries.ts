import { getForms, getMetalStock, getSpecs } from '@/lib/content/inventory';
import { inventoryDescription, type Metal } from '@/lib/metals';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { latest, toEntry, type Entry } from './entry';
import { formEntry, gradeEntry, specEntry } from './stock-entries';

/** The pages of a metal: its inventory, then grades, specs and forms. */
export async function getMetalEntries(metal: Metal): Promise<readonly Entry[]> {
  const [{ grades, bySpec, byForm }, specs, forms] = await Promise.all([
    getMetalStock(metal),
    getSpecs(metal),
    getForms(metal),
  ]);
  const link = ({ title, path }: Entry) => ({ title, href: path });
  const gradeEntries = grades.map((grade) => gradeEntry(metal, grade));
  const specEntries = specs.map((spec) => specEntry(metal, spec, bySpec.get(spec.slug) ?? []));
  const formEntries = forms.map((form) => formEntry(metal, form, byForm.get(form.slug) ?? []));
  return [
    toEntry({
      path: routes.inventory(metal),
      part: { slug: metal.slug, title: metal.name },
      kind: 'Metal',
      title: metal.name,
      summary: inventoryDescription(metal, site.brand),
      modified: latest([...grades, ...specs, ...forms]),
      metal,
      lists: () => [
        { title: 'Grades', links: gradeEntries.map(link) },
        { title: 'Forms', links: formEntries.map(link) },
        { title: 'Specifications', links: specEntries.map(link) },
      ],
    }),
    ...gradeEntries,
    ...specEntries,
    ...formEntries,
  ];
}
