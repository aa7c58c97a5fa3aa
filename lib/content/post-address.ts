import type { Post } from '@/content-schemas/post';
import { addressOf } from '@/lib/routing/post-addresses';
import { termAddress } from '@/lib/site/glossary';
import { firstMetal } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';
import { collections } from './collections';
import { glossary } from './glossary';
import { forms, getAllStock } from './inventory';
import { frontPageSlug, isGeneric, pages } from './pages';
import { listPosts } from './read';

/** `null` where the site shows none of it. Of a form: its page for the first metal stocked in it. */
export async function postAddress(name: string, post: Post): Promise<string | null> {
  if (name === pages.name && post.slug === frontPageSlug) return routes.home();
  if (name === pages.name) return isGeneric(post) ? routes.page(post) : null;
  if (name === glossary.name) {
    const under = (await listPosts(glossary)).find(({ id }) => id === post.parent) ?? null;
    return termAddress({ ...post, under });
  }
  if (name === forms.name) {
    const stock = await getAllStock();
    const stocked = stock.find(({ forms: stockedForms }) => stockedForms.has(post.slug))?.metal;
    return routes.form(stocked ?? firstMetal, post);
  }
  return addressOf({ type: name, slug: post.slug });
}

export async function getAddressOfPost(id: number): Promise<string | null> {
  for (const collection of collections.values()) {
    const post = (await listPosts(collection)).find((each) => each.id === id);
    if (post) return postAddress(collection.name, post);
  }
  return null;
}
