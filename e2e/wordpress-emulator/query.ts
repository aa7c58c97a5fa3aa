import { integer, listed, moment, word } from './parameters';
import { invalidParam, Refusal } from './refusal';
import { isPublished, type Order, type Post, type Store } from './store';

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Ascending orders by name. `include` has none of its own: it follows the list that was asked for. */
const orders: Readonly<Record<string, Order>> = {
  date: (a, b) => a.date.getTime() - b.date.getTime() || a.id - b.id,
  id: (a, b) => a.id - b.id,
  modified: (a, b) => a.modified.getTime() - b.modified.getTime() || a.id - b.id,
  slug: (a, b) => text(a.slug, b.slug) || a.id - b.id,
  title: (a, b) => text(a.title.toLowerCase(), b.title.toLowerCase()) || a.id - b.id,
};

export interface Page {
  posts: readonly Post[];
  number: number;
  total: number;
  pages: number;
}

/** The posts of a collection that a request asks for. Throws a `Refusal` for what WordPress refuses. */
export function query(collection: string, parameters: URLSearchParams, store: Store): Page {
  refuseWhatNeedsAuthority(parameters);
  const perPage = integer(parameters, 'per_page', { initial: 10, min: 1, max: 100 });
  const number = integer(parameters, 'page', { initial: 1, min: 1 });
  const found = filtered(inOrder(collection, parameters, store), parameters);
  const pages = Math.ceil(found.length / perPage);
  if (number > pages && found.length > 0)
    throw new Refusal(
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    );
  const posts = found.slice((number - 1) * perPage, number * perPage);
  return { posts, number, total: found.length, pages };
}

function refuseWhatNeedsAuthority(parameters: URLSearchParams) {
  if (parameters.get('context') === 'edit')
    throw new Refusal(
      401,
      'rest_forbidden_context',
      'Sorry, you are not allowed to edit posts in this post type.',
    );
  if (listed(parameters, 'status').some((status) => status !== 'publish'))
    throw invalidParam('status', 'rest_forbidden_status', 'Status is forbidden.', { status: 401 });
}

/** Those of a slug come from the index; a whole collection comes sorted once. */
function inOrder(collection: string, parameters: URLSearchParams, store: Store): readonly Post[] {
  const orderby = word(parameters, 'orderby', [
    'date',
    'id',
    'include',
    'modified',
    'slug',
    'title',
  ]);
  const direction = word(parameters, 'order', ['desc', 'asc']);
  if (orderby === 'include') return includedFirst(collection, parameters, store);
  const ascending = orders[orderby]!;
  const order: Order = direction === 'asc' ? ascending : (a, b) => ascending(b, a);
  const slugs = listed(parameters, 'slug');
  if (slugs.length === 0) return store.list(collection, `${orderby} ${direction}`, order);
  const named = new Set(slugs.flatMap((slug) => store.withSlug(collection, slug)));
  return [...named].filter(isPublished).toSorted(order);
}

function includedFirst(collection: string, parameters: URLSearchParams, store: Store) {
  const ids = listed(parameters, 'include');
  if (ids.length === 0)
    throw new Refusal(
      400,
      'rest_orderby_include_missing_include',
      'You need to define an include parameter to order by include.',
    );
  return ids.flatMap((id) => {
    const post = store.byId(Number(id));
    return post && post.collection === collection && isPublished(post) ? [post] : [];
  });
}

function filtered(posts: readonly Post[], parameters: URLSearchParams): readonly Post[] {
  const include = new Set(listed(parameters, 'include').map(Number));
  const exclude = new Set(listed(parameters, 'exclude').map(Number));
  const after = moment(parameters, 'modified_after');
  if (include.size === 0 && exclude.size === 0 && !after) return posts;
  return posts.filter(
    ({ id, modified }) =>
      (include.size === 0 || include.has(id)) && !exclude.has(id) && (!after || modified > after),
  );
}
