import { acfImage, mediaJson, type Attachment } from './picture-json';
import { acfJson, postJson, seedDate, seedId, type Post } from './post-json';
import type { SeedMenuItem } from './record';
import { media, menu, records } from './records';

const origin = 'https://wordpress.sample';

const pictures = new Map<string, Attachment>(
  media.map((picture, n) => [picture.file, { ...picture, id: seedId(n) }]),
);
const posts = new Map<string, Post>(
  records.map((record, i) => {
    const n = media.length + i;
    const post = { ...record, id: seedId(n), modified: seedDate(n) };
    return [`${record.collection}/${record.slug}`, post];
  }),
);

/** What the site reads of a post's database row, by which ACF answers a related post. */
function rowJson(reference: string) {
  const post = posts.get(reference);
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

type Json = ReturnType<typeof recordJson>;

/** Each collection by id, ascending: the order in which the site reads it. */
const collections = new Map<string, Json[]>();
for (const post of posts.values()) {
  const listed = collections.get(post.collection) ?? [];
  listed.push(recordJson(post));
  collections.set(post.collection, listed);
}

const menuItem = ({ title, url, children = [] }: SeedMenuItem): object => ({
  title,
  url: url.startsWith('/') ? `${origin}${url}` : url,
  ...(children.length > 0 && { child_items: children.map(menuItem) }),
});

const form = '/wp-json/contact-form-7/v1/contact-forms/1037/feedback';
const formFields = ['fullname', 'companyname', 'email', 'phone', 'message'];

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

/** The sample as WordPress's REST API answers it, for the requests that the site makes; 404 for all others. */
export function respond({ method, url }: Request): Response {
  const { pathname, searchParams } = new URL(url);
  const collection = collections.get(pathname.replace('/wp-json/wp/v2/', ''));
  if (collection) return list(collection, searchParams);
  const body = routes.get(`${method} ${pathname}`);
  return body ? json(body) : notFound();
}

/** One record by its slug, some by their ids, or a page of the collection. */
function list(collection: readonly Json[], parameters: URLSearchParams): Response {
  const slug = parameters.get('slug');
  const ids = parameters.get('include')?.split(',').map(Number);
  const found = collection.filter(
    (record) => (slug === null || slug === record.slug) && (!ids || ids.includes(record.id)),
  );
  const perPage = Number(parameters.get('per_page') ?? 10);
  const start = (Number(parameters.get('page') ?? 1) - 1) * perPage;
  return json(found.slice(start, start + perPage), 200, {
    'X-WP-Total': String(found.length),
    'X-WP-TotalPages': String(Math.ceil(found.length / perPage)),
  });
}

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, {
    status,
    headers: { Link: `<${origin}/wp-json/>; rel="https://api.w.org/"`, ...headers },
  });

const notFound = () =>
  json(
    {
      code: 'rest_no_route',
      message: 'No route was found matching the URL and request method.',
      data: { status: 404 },
    },
    404,
  );
