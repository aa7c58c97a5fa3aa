import { metals } from '@/lib/catalog/metals';
import { toLineCatalog, type LineCatalog } from '@/lib/quote-lines/catalog';
import { forms, getMetalStock, getSpecs } from './inventory';
import { all } from './read';

/** What a buyer's list can name. Throws a `CmsError` when WordPress does not answer. */
export async function getLineCatalog(): Promise<LineCatalog> {
  const contents = metals.map(async (metal) => {
    const [stock, specs] = await Promise.all([getMetalStock(metal), getSpecs(metal)]);
    return { metal, grades: stock.grades, specs };
  });
  return toLineCatalog(await Promise.all(contents), await all(forms));
}
