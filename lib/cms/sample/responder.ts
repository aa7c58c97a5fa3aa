import { acfImage, mediaJson, type Attachment } from './picture-json';
import { acfJson, postJson, seedDate, seedId, type Post } from './post-json';
import type { SeedMenuItem, SeedRecord } from './record';
import { media, menu, records } from './records';

/** A WordPress: its posts in the order of their ids, its menu, and the address that its links start with. */
interface Content {
  posts: readonly Post[];
  menu: readonly SeedMenuItem[];
  origin: string;
}

const pictures = new Map<string, Attachment>(
  media.map((picture, n) => [picture.file, { ...picture, id: seedId(n) }]),
);

/** Records as WordPress stores them: numbered and dated one after the other, behind the pictures. */
export const seedPosts = (seed: readonly SeedRecord[]): readonly Post[] =>
  seed.map((record, i) => {
    const n = media.length + i;
    return { ...record, id: seedId(n), modified: seedDate(n) };
  });

const form = '/wp-json/contact-form-7/v1/contact-forms/1037/feedback';
const formFields = ['fullname', 'companyname', 'email', 'phone', 'message'];

/**
 * A WordPress with this content as its REST API answers, for the requests that the site makes; 404 for all others. What
 * changes afterwards needs another.
 */
export function createResponder({ posts, menu, origin }: Content): (request: Request) => Response {
  const byReference = new Map(posts.map((post) => [`${post.collection}/${post.slug}`, post]));

  /** What the site reads of a post's database row, by which ACF answers a related post. */
  function rowJson(reference: string) {
    const post = byReference.get(reference);
    if (!post) return false;
    return {
      post_type: post.collection === 'pages' ? 'page' : post.collection,
      post_name: post.slug,
      post_title: post.title,
      post_excerpt: post.excerpt ?? '',
    };
  }

  function imageJson(file: string) {
    const picture = pictures.get(file);
    return picture ? acfImage(picture, origin) : false;
  }

  function recordJson(post: Post) {
    const picture = pictures.get(post.image ?? '');
    return {
      ...postJson(post, origin),
      acf: acfJson(post, { post: rowJson, picture: imageJson }),
      yoast_head_json: post.seo ?? {},
      ...(picture && { _embedded: { 'wp:featuredmedia': [mediaJson(picture, origin)] } }),
    };
  }

  /** Each collection by id, ascending: the order in which the site reads it. Those of the sample are there when empty. */
  const collections = new Map(records.map(({ collection }) => [collection, [] as Json[]]));
  for (const post of posts.filter(({ status }) => status !== 'draft')) {
    const listed = collections.get(post.collection) ?? [];
    listed.push(recordJson(post));
    collections.set(post.collection, listed);
  }

  const menuItem = ({ title, url, children = [] }: SeedMenuItem): object => ({
    title,
    url: url.startsWith('/') ? `${origin}${url}` : url,
    ...(children.length > 0 && { child_items: children.map(menuItem) }),
  });

  /** The requests for other things than a collection, and their responses. */
  const routes = new Map<string, unknown>([
    ['HEAD /', {}],
    ['GET /wp-json/menus/v1/menus/17', { items: menu.map(menuItem) }],
    [`GET ${form}/schema`, { rules: formFields.map((field) => ({ rule: 'required', field })) }],
    [
      `POST ${form}`,
      {
        status: 'mail_sent',
        message: 'Thank you for your message. It has been sent.',
        invalid_fields: [],
      },
    ],
  ]);

  function answer({ method, url }: Request): Response {
    const { pathname, searchParams } = new URL(url);
    const collection = collections.get(pathname.replace('/wp-json/wp/v2/', ''));
    if (collection) return list(collection, searchParams);
    const body = routes.get(`${method} ${pathname}`);
    return body ? Response.json(body) : notFound();
  }

  return (request) => {
    const response = answer(request);
    response.headers.set('Link', `<${origin}/wp-json/>; rel="https://api.w.org/"`);
    return response;
  };
}

/** The sample's WordPress, which the site reads where it is given no other. */
export const respond = createResponder({
  posts: seedPosts(records),
  menu,
  origin: 'https://wordpress.sample',
});

type Json = { id: number; slug: string } & Readonly<Record<string, unknown>>;

/** One record by its slug, some by their ids, or a page of the collection. */
function list(collection: readonly Json[], parameters: URLSearchParams): Response {
  const slug = parameters.get('slug');
  const ids = parameters.get('include')?.split(',').map(Number);
  const found = collection.filter(
    (record) => (slug === null || slug === record.slug) && (!ids || ids.includes(record.id)),
  );
  const perPage = Number(parameters.get('per_page') ?? 10);
  const start = (Number(parameters.get('page') ?? 1) - 1) * perPage;
  return Response.json(found.slice(start, start + perPage), {
    headers: {
      'X-WP-Total': String(found.length),
      'X-WP-TotalPages': String(Math.ceil(found.length / perPage)),
    },
  });
}

const notFound = () =>
  Response.json(
    {
      code: 'rest_no_route',
      message: 'No route was found matching the URL and request method.',
      data: { status: 404 },
    },
    { status: 404 },
  );
