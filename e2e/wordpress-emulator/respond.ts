import type { SeedMenuItem } from '@/lib/cms/sample/record';
import { schemaAnswer, type createForm } from './contact-form';
import { menuAnswer } from './nav-menu';
import { noRoute, Refusal } from './refusal';
import {
  autosavesAnswer,
  collectionAnswer,
  indexAnswer,
  itemAnswer,
  mediaAnswer,
  type RestAnswer,
} from './rest';
import type { Store } from './store';

interface Site {
  store: Store;
  form: ReturnType<typeof createForm>;
  menu: readonly SeedMenuItem[];
  origin: string;
}

interface Asked {
  url: URL;
  request: Request;
  site: Site;
  /** What the route's pattern caught. */
  caught: readonly string[];
}

interface RouteRow {
  method: 'GET' | 'POST';
  path: RegExp;
  answer: (asked: Asked) => RestAnswer | Promise<RestAnswer>;
}

const api = '/wp-json';
const form = '/contact-form-7/v1/contact-forms/(\\d+)/feedback';
const route = (method: RouteRow['method'], path: string, answer: RouteRow['answer']): RouteRow => ({
  method,
  path: new RegExp(`^${api}${path}/?$`),
  answer,
});

/** A request with an application password is an editor's here. */
const isEditor = ({ headers }: Request) => /^Basic .+/.test(headers.get('authorization') ?? '');

/** What is registered under /wp-json/; the first row that fits answers. */
const routes: readonly RouteRow[] = [
  route('GET', '', ({ site }) => indexAnswer(site.origin)),
  route('GET', '/wp/v2/media/(\\d+)', ({ caught: [id = ''], site: { store, origin } }) =>
    mediaAnswer(Number(id), store, origin),
  ),
  route('GET', '/wp/v2/(\\w+)', ({ caught: [name = ''], url, site: { store, origin } }) =>
    collectionAnswer(name, url, store, origin),
  ),
  route('GET', '/wp/v2/(\\w+)/(\\d+)', ({ caught: [name = '', id], request, url, site }) =>
    itemAnswer({ name, id: Number(id), url, isEditor: isEditor(request) }, site.store, site.origin),
  ),
  route('GET', '/wp/v2/(\\w+)/(\\d+)/autosaves', ({ caught: [name = '', id], request, site }) =>
    autosavesAnswer({ name, id: Number(id), isEditor: isEditor(request) }, site.store),
  ),
  route('GET', '/menus/v1/menus/([^/]+)', ({ caught: [id = ''], site: { menu, origin } }) =>
    menuAnswer(id, menu, origin),
  ),
  route('GET', `${form}/schema`, ({ caught: [id = ''] }) => schemaAnswer(id)),
  route('POST', form, ({ caught: [id = ''], request, site }) => site.form.answer(id, request)),
];

/** WordPress's answer to a request: JSON under /wp-json/, elsewhere a page that names the API. */
export async function respond(request: Request, site: Site): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(api)) return front(request, url, site.origin);
  try {
    return json(request, site.origin, await answerOf(request, url, site));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, status, data } = error;
    return json(request, site.origin, {
      json: { code, message, data: { status, ...data } },
      status,
    });
  }
}

function answerOf(request: Request, url: URL, site: Site) {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const row of routes) {
    const caught = row.method === method && row.path.exec(url.pathname);
    if (caught) return row.answer({ url, request, site, caught: caught.slice(1) });
  }
  throw noRoute();
}

const apiLink = (origin: string) => `<${origin}${api}/>; rel="https://api.w.org/"`;

function json(
  request: Request,
  origin: string,
  { json, status = 200, headers }: RestAnswer,
): Response {
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(json), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=UTF-8',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
      Allow: 'GET',
      ...headers,
      Link: [apiLink(origin), headers?.Link].filter(Boolean).join(', '),
    },
  });
}

/** The CMS host's own pages, which nobody visits: what counts is the header that leads to the API. */
function front(request: Request, { pathname }: URL, origin: string): Response {
  const status = pathname === '/' ? 200 : 404;
  const page = `<!doctype html><title>${status === 200 ? 'Hard Metals Supply' : 'Page not found'}</title>`;
  return new Response(request.method === 'HEAD' ? null : page, {
    status,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', Link: apiLink(origin) },
  });
}
