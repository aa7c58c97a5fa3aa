import { ownOrigin, env } from '@/lib/runtime/env';
import { pageText } from '@/lib/markdown/page-text';
import { pageOf } from '@/lib/routing/routes';

/** Made for each request: the page itself comes from its cache. */
export const dynamic = 'force-dynamic';

/** A page as text: next.config leads `/inventory/titanium/grade/6al-4v.md` here. Its content is that of the page. */
export async function GET(_: Request, { params }: RouteContext<'/text/[...page]'>) {
  const path = pageOf((await params).page);
  const page = path && (await fetch(ownOrigin() + path, { redirect: 'manual', cache: 'no-store' }));
  if (!page || (page.status < 500 && !page.ok))
    return new Response('There is no page of this name.\n', { status: 404 });
  if (!page.ok) return new Response('The page cannot be read now.\n', { status: 503 });
  return new Response(pageText(await page.text(), env.SITE_URL + path), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    },
  });
}
