import { after } from 'next/server';
import { warmPages } from '@/lib/webhooks/warm-pages';
import { revalidate } from '@/lib/webhooks/revalidate';
import { findPost, redirectTo, signedRoute } from '../../../open';

export const dynamic = 'force-dynamic';

/** "Refresh now" of the bar above a page: what a webhook of this post would do. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/preview/[type]/[id]/refresh'>,
) {
  const { type, id } = await params;
  return signedRoute(request, async () => {
    const { slug, address } = await findPost(type, id);
    const change = { type, event: 'changed', slug, before: null } as const;
    const { refreshed } = await revalidate([change]);
    // Next invalidates the tags when this handler has returned: until then the pages count as fresh.
    after(() => warmPages([...new Set([address, ...refreshed])]));
    return new Response(null, { status: 303, headers: redirectTo(address) });
  });
}
