import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen } from '../machine/local-server';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A small server in place of an instance, for tests of nginx alone. It records the requests that it got. */
export async function startSmallInstance(respond: Respond = asNext) {
  const requests: IncomingMessage[] = [];
  const load = { current: 0, max: 0 };
  const server = createServer((request, response) => {
    requests.push(request);
    load.max = Math.max(load.max, ++load.current);
    response.once('close', () => (load.current -= 1));
    respond(request, response);
  });
  return {
    url: await listen(server),
    requests,
    load,
    stop: () => close(server),
  };
}

export type SmallInstance = Awaited<ReturnType<typeof startSmallInstance>>;

/** Next's own words for a page that is revalidated. */
export const nextCacheControl = 's-maxage=900, stale-while-revalidate=31535100';

/** Answers in the ways that Next 16.4 does: pages, payloads, files and redirects, by the address. */
export function asNext({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const path = url.replace(/\?.*/, '');
  const rsc = headers.rsc === '1' || path.endsWith('.rsc');
  const segment =
    headers['next-router-prefetch'] === '1' && headers['next-router-segment-prefetch'];
  const answer = (status: number, type: string, more: Record<string, string> = {}) =>
    response
      .writeHead(status, {
        'content-type': type,
        'cache-control': nextCacheControl,
        etag: `"${path}"`,
        ...more,
      })
      .end(`${type} of ${path}\n`);

  const id = /^\/\?(?:.*&)?(?:p|page_id)=(\d+)/.exec(url)?.[1];
  if (id) answer(308, 'text/plain', { location: `/post/${id}/` });
  else if (path.startsWith('/_next/static/'))
    answer(200, 'text/javascript', { 'cache-control': 'public, max-age=31536000, immutable' });
  else if (path.startsWith('/api/'))
    answer(200, 'application/json', { 'cache-control': 'no-store' });
  else if (path.endsWith('.json')) answer(200, 'application/json');
  else if (path.startsWith('/404/')) answer(404, rsc ? 'text/x-component' : 'text/html');
  else if (/^\/invented|\.rsc$/.test(path))
    answer(rsc ? 200 : 307, rsc ? 'text/x-component' : 'text/html', { location: '/404/' });
  else if (rsc && segment && segment !== '/_tree') answer(404, 'text/plain');
  else answer(200, rsc ? 'text/x-component' : 'text/html');
}
