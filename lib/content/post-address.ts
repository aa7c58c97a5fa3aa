import type { Post } from '@/content-schemas/post';
import { addressOf } from '@/lib/addresses';
import { termAddress } from '@/lib/glossary';
import { metals } from '@/lib/metals';
import * as routes from '@/lib/routes';
import { glossary } from './glossary';
import { forms, getStock } from './inventory';
import { front, isGeneric, pages } from './pages';
import { known } from './read';

/**
 * Where a post of a collection stands or will stand, published or not; `null` where the site shows none of it.
 * A form has a page for each metal: here it is that of the first one stocked in it.
 */
export async function postAddress(name: string, post: Post): Promise<string | null> {
  if (name === pages.name && post.slug === front) return routes.home();
  if (name === pages.name) return isGeneric(post) ? routes.page(post) : null;
  if (name === glossary.name) {
    const under = (await known(glossary)).find(({ id }) => id === post.parent) ?? null;
    return termAddress({ ...post, under });
  }
  if (name === forms.name) {
    const stock = await Promise.all(metals.map(getStock));
    const stocked = metals.find((_, i) => stock[i]!.byForm.has(post.slug));
    return routes.form(stocked ?? metals[0]!, post);
  }
  return addressOf({ type: name, slug: post.slug });
}
