import { cookies, draftMode } from 'next/headers';
import { isCmsError } from '@/lib/cms/cms-error';
import { collectionOf } from '@/lib/routing/post-addresses';
import { collections } from '@/lib/content/collections';
import { postAddress } from '@/lib/content/post-address';
import { readRecord } from '@/lib/content/readable';
import { env } from '@/lib/runtime/env';
import { plainPage } from '@/lib/site/plain-page';
import { editorOrigin, framedBy } from '@/lib/preview/framing';
import { getDraft } from '@/lib/preview/requested-draft';
import { bypassCookie, passCookie, passFor, writePass, type Pass } from '@/lib/preview/pass';
import { Refusal } from '@/lib/runtime/refusal';
import { checkToken, lifeSeconds } from '@/lib/preview/token';

/** The answer of a route that WordPress signs an address of: what the editor reads where it is refused. */
export async function signedRoute(
  { url }: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    checkToken(new URL(url), env.PREVIEW_SECRET);
    return await answer();
  } catch (error) {
    if (error instanceof Refusal) return refusal(error.message, error.status);
    if (isCmsError(error)) return refusal(error.message, 503);
    throw error;
  }
}

/** A page with the reason why there is no preview. WordPress's editor may show it in its frame. */
function refusal(sentence: string, status: number): Response {
  const page = plainPage('No preview', sentence, status);
  const editor = editorOrigin();
  const policy = page.headers.get('content-security-policy') ?? '';
  if (editor) page.headers.set('content-security-policy', framedBy(editor, policy));
  return page;
}

/**
 * From WordPress to the post's page in draft mode, at that address alone and for a quarter of an hour. Reads the post
 * first, so that the editor reads here why it cannot be shown.
 */
export const openPreview = (
  request: Request,
  type: string,
  id: string,
  autosaveUserId: string | null,
) =>
  signedRoute(request, async () => {
    const { address, pass } = await findPost(type, id, autosaveUserId);
    await setPreviewCookies(pass, request.headers);
    return new Response(null, { status: 307, headers: redirectTo(address) });
  });

/** By the query the service worker knows a preview, and never answers it with the cached page of visitors. */
export const redirectTo = (address: string) => ({
  location: `${address}?uncached`,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
});

/** The post that an address of WordPress names. Throws a `Refusal` where the site shows no such post. */
export async function findPost(type: string, id: string, autosaveUserId: string | null = null) {
  const collection = collections.get(collectionOf(type));
  if (
    !collection ||
    !/^\d{1,12}$/.test(id) ||
    (autosaveUserId !== null && !/^\d{1,10}$/.test(autosaveUserId))
  )
    throw new Refusal(400, `This site shows nothing of the type "${type}".`);
  const asked = [
    collection.name,
    Number(id),
    autosaveUserId === null ? null : Number(autosaveUserId),
  ] as const;
  const draft = await getDraft(passFor('', ...asked));
  const { data, omissions } = await readRecord(collection, draft.record);
  if (!data)
    throw new Refusal(
      422,
      `This post cannot be read: ${omissions.map(({ field, message }) => `${field || 'the record'}: ${message}`).join('; ')}.`,
    );
  const address = await postAddress(collection.name, data);
  if (!address) throw new Refusal(404, `The site fills the address of "${data.title}" itself.`);
  return { draft, slug: data.slug, pass: passFor(address, ...asked), address };
}

/**
 * Next's cookie for draft mode is good for the whole site: here it is sent to one address only, beside our pass for it.
 * In a frame of another site browsers keep a cookie only apart, for that site's frames alone (decision 74).
 */
async function setPreviewCookies(pass: Pass, headers: Headers) {
  (await draftMode()).enable();
  const jar = await cookies();
  const bypass = jar.get(bypassCookie)?.value ?? '';
  const inForeignFrame =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site';
  const where = {
    path: pass.address,
    maxAge: lifeSeconds,
    httpOnly: true,
    ...(inForeignFrame
      ? { sameSite: 'none' as const, secure: true, partitioned: true }
      : { sameSite: 'lax' as const, secure: env.SITE_URL.startsWith('https:') }),
  };
  jar.set(bypassCookie, bypass, where);
  jar.set(passCookie, writePass(pass, env.PREVIEW_SECRET!), where);
}
