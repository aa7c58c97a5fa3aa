import { postedJson } from '@/lib/counter/read-event';
import { noteVitals } from '@/lib/metrics/vitals';
import { env } from '@/lib/runtime/env';
import { emptyResponse } from '../empty-response';

/** Takes the web vitals of a sampled visit: numbers and a path, of which the template is kept. */
export async function POST(request: Request): Promise<Response> {
  if (env.WEB_VITALS === 0) return emptyResponse(404);
  const posted = await postedJson(request);
  if (typeof posted === 'number') return emptyResponse(posted);
  return emptyResponse(noteVitals(posted.json) ? 204 : 400);
}
