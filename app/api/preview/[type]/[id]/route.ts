import { cookies, draftMode } from 'next/headers';
import { isCmsError } from '@/lib/cms/cms-error';
import { readRecord } from '@/lib/cms/collection';
import { collections } from '@/lib/content/collections';
import { postAddress } from '@/lib/content/post-address';
import { bypassCookie, passCookie, writePass, type Pass } from '@/lib/preview/pass';
import { getDraft } from '@/lib/preview/requested-draft';
import { checkToken, lifeSeconds } from '@/lib/preview/token';
import { collectionOf } from '@/lib/routing/post-addresses';
import { env } from '@/lib/runtime/env';
import { Refusal } from '@/lib/server/refusal';
import { plainPage } from '@/lib/site/plain-page';

export const dynamic = 'force-dynamic';

/** From WordPress's preview button to the post's page in draft mode. The editor reads here why a post cannot be shown. */
export async function GET(request: Request, { params }: RouteContext<'/api/preview/[type]/[id]'>) {
  const { type, id } = await params;
  try {
    checkToken(new URL(request.url), env.PREVIEW_SECRET);
    const pass = await passFor(type, id);
    await setPreviewCookies(pass);
    return new Response(null, {
      status: 307,
      headers: {
        // By this query the service worker knows a preview, and never answers it with the cached page of visitors.
        location: `${pass.address}?uncached`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    if (error instanceof Refusal) return plainPage('No preview', error.message, error.status);
    if (isCmsError(error)) return plainPage('No preview', error.message, 503);
    throw error;
  }
}

/** The pass for a post of WordPress, for a quarter of an hour. Throws a `Refusal` where the site shows no such post. */
async function passFor(type: string, id: string): Promise<Pass> {
  const collection = collections.get(collectionOf(type));
  if (!collection || !/^\d{1,12}$/.test(id))
    throw new Refusal(400, `This site shows nothing of the type "${type}".`);
  const { name } = collection;
  const { record } = await getDraft(name, Number(id));
  const { data, omissions } = readRecord(collection, record);
  if (!data) {
    const faults = omissions.map(({ field, message }) => `${field || 'the record'}: ${message}`);
    throw new Refusal(422, `This post cannot be read: ${faults.join('; ')}.`);
  }
  const address = await postAddress(name, data);
  if (!address) throw new Refusal(404, `The site fills the address of "${data.title}" itself.`);
  return { address, name, id: Number(id), until: Math.floor(Date.now() / 1000) + lifeSeconds };
}

/** Next's cookie of draft mode is good for the whole site: here it is sent to one address only, beside the pass for it. */
async function setPreviewCookies(pass: Pass) {
  (await draftMode()).enable();
  const jar = await cookies();
  const options = {
    path: pass.address,
    maxAge: lifeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  } as const;
  jar.set(bypassCookie, jar.get(bypassCookie)?.value ?? '', options);
  jar.set(passCookie, await writePass(pass, env.PREVIEW_SECRET!), options);
}
