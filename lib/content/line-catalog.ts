import { metals } from '@/lib/catalog/metals';
import { toLineCatalog, type LineCatalog } from '@/lib/list-reader/catalog';
import { forms, getStock, getSpecs } from './inventory';
import { listPosts } from './read';

/** The parser keeps its index as long as the same catalog is read. */
let last: { lists: readonly unknown[]; catalog: LineCatalog } | null = null;

/** What a buyer's list can name. The same object while the content is. Throws a `CmsError` when WordPress does not answer. */
export async function getLineCatalog(): Promise<LineCatalog> {
  const reading = metals.map(async (metal) => {
    const [stock, specs] = await Promise.all([getStock(metal), getSpecs(metal)]);
    return { metal, grades: stock.grades, specs };
  });
  const [contents, formPosts] = await Promise.all([Promise.all(reading), listPosts(forms)]);
  const lists = [...contents.flatMap(({ grades, specs }) => [grades, specs]), formPosts];
  if (last?.lists.every((list, i) => list === lists[i])) return last.catalog;
  const catalog = toLineCatalog(contents, formPosts);
  last = { lists, catalog };
  return catalog;
}
