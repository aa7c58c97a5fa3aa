import { cookies, draftMode } from 'next/headers';
import { isCmsError } from '@/lib/cms/cms-error';
import { theNames } from '@/lib/cms/names/names';
import { collectionOf } from '@/lib/routing/post-addresses';
import { collections } from '@/lib/content/collections';
import { postAddress } from '@/lib/content/post-address';
import { readable } from '@/lib/content/readable';
import { env } from '@/lib/runtime/env';
import { plainPage } from '@/lib/runtime/plain-page';
import { getDraft } from '@/lib/preview/requested-draft';
import { bypassCookie, passCookie, passFor, writePass } from '@/lib/preview/pass';
import { PreviewRefusal } from '@/lib/preview/preview-refusal';
import { checkToken, lifeSeconds } from '@/lib/preview/token';

export const dynamic = 'force-dynamic';

/**
 * From WordPress's preview button to the post's page in draft mode, at that address alone and for a quarter of an
 * hour. Reads the post first, so that the editor reads here why it cannot be shown.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/preview/[type]/[id]'>) {
  try {
    checkToken(new URL(request.url), env.PREVIEW_SECRET);
    const { type, id } = await params;
    const { address, name } = await find(type, Number(id));
    await letIn(address, name, Number(id));
    return new Response(null, {
      status: 307,
      headers: { location: address, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
  } catch (error) {
    if (error instanceof PreviewRefusal)
      return plainPage('No preview', error.message, error.status);
    if (isCmsError(error)) return plainPage('No preview', error.message, 503);
    throw error;
  }
}

async function find(type: string, id: number) {
  const collection = collections.get(collectionOf(theNames.ourType(type)));
  if (!collection || !Number.isSafeInteger(id))
    throw new PreviewRefusal(400, `This site shows nothing of the type "${type}".`);
  const draft = await getDraft(collection.name, id);
  const { data, omissions } = await readable(collection, draft.record);
  if (!data)
    throw new PreviewRefusal(
      422,
      `This post cannot be read: ${omissions.map(({ field, message }) => `${field || 'the record'}: ${message}`).join('; ')}.`,
    );
  const address = await postAddress(collection.name, data);
  if (!address)
    throw new PreviewRefusal(404, `The site fills the address of "${data.title}" itself.`);
  return { name: collection.name, address };
}

/** Next's cookie for draft mode is good for the whole site: here it is sent to one address only, beside our pass for it. */
async function letIn(address: string, name: string, id: number) {
  (await draftMode()).enable();
  const jar = await cookies();
  const bypass = jar.get(bypassCookie)?.value ?? '';
  const where = {
    path: address,
    maxAge: lifeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  } as const;
  jar.set(bypassCookie, bypass, where);
  jar.set(passCookie, writePass(address, passFor(name, id), env.PREVIEW_SECRET!), where);
}
