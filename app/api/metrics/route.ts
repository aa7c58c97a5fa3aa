import { Registry } from 'prom-client';
import { metrics } from '@/lib/metrics/metrics';
import { env } from '@/lib/runtime/env';
import { hasToken } from '@/lib/server/bearer-token';
import { emptyResponse } from '../empty-response';
import { gauges } from './gauges';

export const dynamic = 'force-dynamic';

/** What this instance counts and measures, for a monitor that shows METRICS_SECRET. Without the setting it is not there. */
export async function GET(request: Request): Promise<Response> {
  if (!env.METRICS_SECRET) return emptyResponse(404);
  if (!hasToken(request, env.METRICS_SECRET))
    return emptyResponse(401, { 'www-authenticate': 'Bearer realm="Metrics"' });
  const all = Registry.merge([metrics.registry, gauges()]);
  return new Response(await all.metrics(), {
    headers: { 'content-type': all.contentType, 'cache-control': 'no-store' },
  });
}
