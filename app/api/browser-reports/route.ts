import { clientOf } from '@/lib/quotes/intake/client-of';
import { logPolicyReport } from '@/lib/server/policy-report';
import { postedBody } from '@/lib/server/posted-body';
import { emptyResponse } from '../empty-response';

/** A report is some hundred bytes. */
const maxBytes = 8 * 1024;

/** Takes what browsers report that a page's Content-Security-Policy refused. Always answers 204. */
export async function POST(request: Request): Promise<Response> {
  const body = await postedBody(request, maxBytes).catch(() => null); // broken off: no report
  if (body) await logPolicyReport(body, clientOf(request).network);
  return emptyResponse(204);
}
