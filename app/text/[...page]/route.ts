import { getEntry } from '@/lib/content/directory';
import { env } from '@/lib/runtime/env';
import { pageText } from '@/lib/markdown/page-text';
import { pageOf } from '@/lib/routing/routes';

export const revalidate = 900;
export const dynamic = 'force-static';

/** Each is generated at its first request, so that none slows the build. */
export const generateStaticParams = () => [];

/** A page as text: next.config leads `/inventory/titanium/grade/6al-4v.md` here. */
export async function GET(_: Request, { params }: RouteContext<'/text/[...page]'>) {
  const path = pageOf((await params).page);
  const entry = path && (await getEntry(path));
  return entry
    ? new Response(pageText(entry, env.SITE_URL), {
        headers: { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' },
      })
    : new Response('There is no page of this name.\n', { status: 404 });
}
