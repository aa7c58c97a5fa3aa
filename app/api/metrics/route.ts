import { readGauges } from './gauges';
import { asOpenMetrics, openMetricsType } from '@/lib/metrics/open-metrics';
import { env } from '@/lib/runtime/env';
import { hasPassword } from '@/lib/server/password';
import { emptyResponse } from '../empty-response';

export const dynamic = 'force-dynamic';

/** What this instance counts and measures, for a monitor that shows METRICS_SECRET. Without the setting it is not there. */
export async function GET(request: Request): Promise<Response> {
  if (!env.METRICS_SECRET) return emptyResponse(404);
  if (!hasPassword(request, env.METRICS_SECRET))
    return emptyResponse(401, { 'www-authenticate': 'Bearer realm="Metrics"' });
  return new Response(asOpenMetrics(await readGauges()), {
    headers: { 'content-type': openMetricsType, 'cache-control': 'no-store' },
  });
}
