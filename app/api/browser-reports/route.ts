import { isKnownPath } from '@/lib/counter/known-paths';
import { logBrowserReports } from '@/lib/browser-reports/log-browser-reports';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { postedBody } from '@/lib/server/posted-body';
import { emptyResponse } from '../empty-response';

/** A report of a browser is some hundred bytes; it may post several at once. */
const maxBytes = 8 * 1024;

/** Takes browsers' reports: what a page's Content-Security-Policy refused, and crashes. Always answers 204. */
export async function POST(request: Request): Promise<Response> {
  const body = await postedBody(request, maxBytes).catch(() => null); // broken off: no report
  if (body)
    await logBrowserReports(new TextDecoder().decode(body), clientOf(request).network, isKnownPath);
  return emptyResponse(204);
}
