import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { clientOf } from '@/lib/quotes/intake/client-of';
import { warnOnce } from '@/lib/runtime/log';
import { postedBody } from '@/lib/server/posted-body';

/** A report is some hundred bytes. */
const maxBytes = 8 * 1024;
/** Reports that are read in an hour, of one client and of all: anybody may post what is no report. */
const ofClient = new RateLimiterMemory({ points: 20, duration: 3600 });
const ofAll = new RateLimiterMemory({ points: 200, duration: 3600 });

const extension = /^[\w-]*extension\b/i;
const address = z.string().refine((uri) => !extension.test(uri));

/** What a browser posts to the `report-uri` of a policy (CSP level 3, section 5.3). What its extensions do is not read. */
const schema = z.object({
  'csp-report': z.object({
    'document-uri': z.url(),
    'effective-directive': z.string().max(40),
    'blocked-uri': address,
    'source-file': address.optional(),
  }),
});

/** Logs once what browsers report that a page's Content-Security-Policy refused. Always answers 204. */
export async function POST(request: Request): Promise<Response> {
  try {
    await ofClient.consume(clientOf(request).network);
    await ofAll.consume('all');
    const body = await postedBody(request, maxBytes);
    const { 'csp-report': report } = schema.parse(JSON.parse(String(body && Buffer.from(body))));
    const page = new URL(report['document-uri']).pathname;
    const blocked = hostOf(report['blocked-uri']);
    warnOnce(`The policy of ${page} refused ${blocked} (${report['effective-directive']}).`);
  } catch {
    // No report, or one too many in this hour: there is nobody to tell.
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** The host of an address, whose path and query may name a person; a keyword such as `inline` as it is. */
const hostOf = (uri: string) =>
  URL.canParse(uri) ? new URL(uri).host : uri.replace(/[^\w-].*/s, '');
