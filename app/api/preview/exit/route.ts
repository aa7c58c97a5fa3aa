import { cookies } from 'next/headers';
import { bypassCookie, passCookie } from '@/lib/preview/pass';
import * as routes from '@/lib/routing/routes';

export const dynamic = 'force-dynamic';

/** Ends the preview of `?address=…`, a path of this site, and shows what visitors see there. */
export async function POST({ url }: Request): Promise<Response> {
  const { origin, searchParams } = new URL(url);
  const given = searchParams.get('address') || routes.home();
  const asked = URL.canParse(given, url) ? new URL(given, url) : null;
  // Two slashes at the start would lead to another host.
  const address = asked?.origin === origin ? asked.pathname.replace(/^\/+/, '/') : routes.home();
  const jar = await cookies();
  for (const name of [bypassCookie, passCookie]) jar.set(name, '', { path: address, maxAge: 0 });
  return new Response(null, {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store' },
  });
}
