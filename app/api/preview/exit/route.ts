import { cookies } from 'next/headers';
import { bypassCookie, passCookie } from '@/lib/preview/pass';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

/** Ends the preview of an address, and shows what visitors see there. */
export async function POST(request: Request): Promise<Response> {
  const given = (await request.formData().catch(() => null))?.get('address');
  const { origin, pathname } = parse(typeof given === 'string' ? given : '', request.url);
  const address = origin === new URL(request.url).origin ? pathname : routes.home();
  const jar = await cookies();
  for (const name of [bypassCookie, passCookie]) jar.set(name, '', { path: address, maxAge: 0 });
  return new Response(null, {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store' },
  });
}

const parse = (address: string, base: string) =>
  URL.canParse(address, base) ? new URL(address, base) : new URL(base);
