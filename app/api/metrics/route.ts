import { Registry } from 'prom-client';
import { metrics } from '@/lib/metrics/metrics';
import { env } from '@/lib/runtime/env';
import { isSameText } from '@/lib/crypto/same-text';
import { siteGauges } from './gauges';

export const dynamic = 'force-dynamic';

/** What this instance counts and measures, for a monitor that shows METRICS_SECRET. Without the setting it is not there. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (!env.METRICS_SECRET) return new Response(null, { status: 404, headers });
  const given = request.headers.get('authorization') ?? '';
  if (!isSameText(given.replace(/^bearer /i, ''), env.METRICS_SECRET))
    return new Response(null, {
      status: 401,
      headers: { ...headers, 'www-authenticate': 'Bearer realm="Metrics"' },
    });
  const all = Registry.merge([metrics.registry, siteGauges()]);
  return new Response(await all.metrics(), {
    headers: { ...headers, 'content-type': all.contentType },
  });
}
