import { vitalsScript } from '@/lib/browser/web-vitals';
import { env } from '@/lib/runtime/env';

export const dynamic = 'force-static';

/** The script that reports web vitals, where WEB_VITALS is above 0. */
export const GET = (): Response =>
  env.WEB_VITALS === 0
    ? new Response(null, { status: 404 })
    : new Response(vitalsScript(env.WEB_VITALS), {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      });
