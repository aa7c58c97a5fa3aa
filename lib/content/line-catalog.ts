import type { Grade } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import type { Post } from '@/content-schemas/post';
import { metals, type Metal } from '@/lib/catalog/metals';
import { memoize } from '@/lib/runtime/memoize';
import { toLineCatalog, type LineCatalog } from '@/lib/list-reader/catalog';
import { forms, getGrades, getSpecs } from './inventory';
import { listPosts } from './read';

const contentOf = memoize((metal: Metal, grades: readonly Grade[], specs: readonly Spec[]) => ({
  metal,
  grades,
  specs,
}));

/** The parser keeps its index as long as the same catalog is read. */
const catalogOf = memoize(
  (formPosts: readonly Post[], ...contents: ReturnType<typeof contentOf>[]) =>
    toLineCatalog(contents, formPosts),
);

/** What a buyer's list can name. The same object while the content is. Throws a `CmsError` when WordPress does not answer. */
export async function getLineCatalog(): Promise<LineCatalog> {
  const contents = metals.map(async (metal) =>
    contentOf(metal, await getGrades(metal), await getSpecs(metal)),
  );
  return catalogOf(await listPosts(forms), ...(await Promise.all(contents)));
}
