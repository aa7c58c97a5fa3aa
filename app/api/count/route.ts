import { otherPaths, shownDays } from '@/lib/counter/counter';
import { isKnownPath } from '@/lib/counter/known-paths';
import { readEvent } from '@/lib/counter/read-event';
import { countsAsOpenMetrics, countsAsTables } from '@/lib/counter/show';
import { siteCounter } from '@/lib/counter/site-counter';
import { openMetricsType } from '@/lib/metrics/open-metrics';
import { analytics, env } from '@/lib/runtime/env';
import { warnOnce } from '@/lib/runtime/log';
import { plainPage } from '@/lib/site/plain-page';
import { hasPassword } from '@/lib/server/password';
import { emptyResponse } from '../empty-response';

export const dynamic = 'force-dynamic';
const title = 'Page views';

/** Counts an event: `["Page view", "/inventory/"]`. */
export async function POST(request: Request): Promise<Response> {
  if (analytics !== 'own') return emptyResponse(404);
  const read = await readEvent(request);
  if (typeof read === 'number') return emptyResponse(read);
  const [event, path] = read;
  siteCounter().count(event, (await isKnownPath(path)) ? path : otherPaths);
  return emptyResponse(204);
}

/** The counts, protected by ANALYTICS_SECRET: a page, or OpenMetrics where the client accepts those. */
export async function GET(request: Request): Promise<Response> {
  if (analytics !== 'own' || !env.ANALYTICS_SECRET)
    return plainPage(title, 'This site shows no counts: ANALYTICS_SECRET is not set.', 404);
  if (!hasPassword(request, env.ANALYTICS_SECRET)) {
    const refusal = plainPage(
      title,
      'The password is ANALYTICS_SECRET; any user name will do.',
      401,
    );
    refusal.headers.set('www-authenticate', 'Basic realm="Page views", charset="UTF-8"');
    return refusal;
  }
  const counter = siteCounter();
  const fault = counter.flush();
  if (fault) warnOnce(`Views cannot be written to ${env.ANALYTICS_FOLDER}: ${String(fault)}`);
  const accepted = request.headers.get('accept') ?? '';
  if (accepted.includes('openmetrics') || new URL(request.url).searchParams.has('openmetrics'))
    return new Response(countsAsOpenMetrics(await counter.readTotals()), {
      headers: {
        'content-type': openMetricsType,
        'cache-control': 'no-store',
      },
    });
  const tables = countsAsTables(await counter.readDays());
  return plainPage(title, `The last ${shownDays} days, newest first.`, 200, tables);
}
