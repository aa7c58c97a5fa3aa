import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/lib/runtime/env';
import { passCookie, readPass } from './pass';

/** A policy of a page that may be framed by this origin alone. */
export const framedBy = (origin: string, policy: string): string =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`);

/** Where WordPress's editor is: the one origin that frames a preview; `null` for the embedded sample. */
export const editorOrigin = (): string | null =>
  env.WORDPRESS_URL ? new URL(env.WORDPRESS_URL).origin : null;

/**
 * The origin that may frame the page of this request: WordPress's, where the request has a pass for a preview of this very
 * address; else `null`. A visitor's page may be framed by nobody.
 */
export function framingOrigin(target: string, { cookie = '' }: IncomingHttpHeaders): string | null {
  if (!env.PREVIEW_SECRET) return null;
  const address = target.replace(/[?#].*$/s, '');
  const passes = cookie
    .split(/;\s*/)
    .filter((each) => each.startsWith(`${passCookie}=`))
    .map((each) => readPass(each.slice(passCookie.length + 1), address, env.PREVIEW_SECRET ?? ''));
  return passes.some((pass) => pass !== null) ? editorOrigin() : null;
}
