import { postedJson } from '@/lib/counter/read-event';
import { noteVitals } from '@/lib/metrics/vitals';
import { env } from '@/lib/runtime/env';

/** Takes the web vitals of a sampled visit: numbers and a path, of which the template is kept. */
export async function POST(request: Request): Promise<Response> {
  if (env.WEB_VITALS === 0) return empty(404);
  const posted = await postedJson(request);
  if (typeof posted === 'number') return empty(posted);
  return empty(noteVitals(posted.json) ? 204 : 400);
}

const empty = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });
