import { sign } from '@/lib/preview/token';
import { textOf } from '../page/page-text';

const soon = () => Math.floor(Date.now() / 1000) + 60;

/** What an editor got who asked for a preview: where it is, and what opens it; or why there is none. */
export interface Opened {
  status: number;
  address: string;
  cookie: string;
  says: string;
}

/** Asks for the preview of a post by its type and number, as WordPress's preview button does. */
export async function openPreview(site: string, secret: string, post: string): Promise<Opened> {
  const path = `/api/preview/${post}/`;
  const until = soon();
  const answer = await fetch(`${site}${path}?until=${until}&token=${sign(secret, path, until)}`, {
    redirect: 'manual',
  });
  return {
    status: answer.status,
    address: answer.headers.get('location') ?? '',
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
    says: textOf(await answer.text()),
  };
}

/** The page of a preview that was opened before: its cache-control, and its banner. */
export async function seePreview(site: string, { address, cookie }: Opened) {
  const answer = await fetch(site + address, { headers: { cookie }, redirect: 'manual' });
  const html = await answer.text();
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control') ?? '',
    banner: textOf(html.match(/<aside[^>]*aria-label="Preview"[\s\S]*?<\/aside>/)?.[0] ?? ''),
  };
}
