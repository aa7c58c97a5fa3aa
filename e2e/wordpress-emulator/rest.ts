import { present } from './embed';
import { query } from './query';
import { noRoute, Refusal } from './refusal';
import { restMedia } from './attachment';
import { isPublished, type Store } from './store';

/** What a handler answers: JSON, and headers beside WordPress's usual ones. */
export interface RestAnswer {
  json: unknown;
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** A page of a collection, with its totals and its neighbours (`Link: …; rel="next"`). */
export function collectionAnswer(name: string, url: URL, store: Store, origin: string): RestAnswer {
  if (!store.type(name)) throw noRoute();
  const { posts, number, total, pages } = query(name, url.searchParams, store);
  const link = [
    number > 1 && neighbour(url, origin, number - 1, 'prev'),
    number < pages && neighbour(url, origin, number + 1, 'next'),
  ].filter(Boolean);
  return {
    json: posts.map(present(url.searchParams, store, origin)),
    headers: {
      'X-WP-Total': String(total),
      'X-WP-TotalPages': String(pages),
      ...(link.length > 0 && { Link: link.join(', ') }),
    },
  };
}

function neighbour(url: URL, origin: string, page: number, relation: string) {
  const parameters = new URLSearchParams(url.search);
  parameters.set('page', String(page));
  return `<${origin}${url.pathname.replace(/\/$/, '')}?${parameters}>; rel="${relation}"`;
}

const unknownId = () => new Refusal(404, 'rest_post_invalid_id', 'Invalid post ID.');

interface AskedPost {
  name: string;
  id: number;
  /** Whether an editor asks. */
  isEditor: boolean;
}

function postOf({ name, id }: AskedPost, store: Store) {
  if (!store.type(name)) throw noRoute();
  const post = store.byId(id);
  if (post?.collection !== name) throw unknownId();
  return post;
}

/** One post by its number. A draft is refused to all but editors, an unknown number is not found. */
export function itemAnswer(
  { url, ...asked }: AskedPost & { url: URL },
  store: Store,
  origin: string,
): RestAnswer {
  const post = postOf(asked, store);
  if (!asked.isEditor && url.searchParams.get('context') === 'edit')
    throw new Refusal(
      401,
      'rest_forbidden_context',
      'Sorry, you are not allowed to edit this post.',
    );
  if (!asked.isEditor && !isPublished(post))
    throw new Refusal(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  return { json: present(url.searchParams, store, origin)(post) };
}

/** What its editors typed and did not save: nothing here, where everything is saved at once. */
export function autosavesAnswer(asked: AskedPost, store: Store): RestAnswer {
  postOf(asked, store);
  if (!asked.isEditor)
    throw new Refusal(
      401,
      'rest_cannot_read',
      'Sorry, you are not allowed to view autosaves of this post.',
    );
  return { json: [] };
}

/** An upload by its number. */
export function mediaAnswer(id: number, store: Store, origin: string): RestAnswer {
  const attachment = store.attachments().find((media) => media.id === id);
  if (!attachment) throw unknownId();
  return { json: restMedia(origin, attachment) };
}

/** The index of the API, which names what is registered. */
export const indexAnswer = (origin: string): RestAnswer => ({
  json: {
    name: 'Hard Metals Supply',
    description: '',
    url: origin,
    home: origin,
    gmt_offset: '0',
    timezone_string: '',
    namespaces: ['oembed/1.0', 'contact-form-7/v1', 'menus/v1', 'yoast/v1', 'wp/v2'],
    authentication: [],
    routes: {},
  },
});
