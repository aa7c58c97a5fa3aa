import { z } from 'zod';
import { warnOnce } from '@/lib/runtime/log';

/** A report as a browser posts it to `report-uri` (CSP level 3, section 5.3). */
const schema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().catch(''),
    'source-file': z.string().catch(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
});

/** The directives that a browser may name as the refusing one. */
const isDirective =
  /^(?:(?:default|img|font|connect|manifest|worker|frame|object|media|child)-src|(?:script|style)-src(?:-elem|-attr)?|form-action|frame-ancestors|base-uri)$/;
const extension = /^(?:[\w-]*-extension|extension)\b/i;

const hourMs = 3_600_000;
/**
 * Rate limit of log lines, because anybody may post reports: per process and hour, for pages of the site, for other
 * addresses, and for one client.
 */
const maxLines = { page: 60, other: 20 };
const maxLinesOfClient = 20;

const newHour = (since: number) => ({
  since,
  lines: new Set<string>(),
  left: { ...maxLines },
  ofClients: new Map<string, number>(),
});
let hour = newHour(0);

/**
 * Logs what a page's policy refused, each directive and origin once a page. Only the path, the directive and the origin of
 * a report are used: the rest may name a person, or be written by an attacker. A malformed report is ignored, and one about
 * a browser's extension, which is no fault of the site.
 */
export async function logPolicyReport(
  text: string,
  client: string,
  isPage: (path: string) => Promise<boolean>,
  now = Date.now(),
): Promise<void> {
  const report = reportIn(text);
  const page = addressIn(report?.['document-uri'] ?? '')?.pathname;
  if (!report || !page) return;
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
  if (!isDirective.test(directive)) return;
  if (extension.test(report['blocked-uri']) || extension.test(report['source-file'])) return;

  const line = `The policy of ${page.slice(0, 200)} refused ${originOf(report['blocked-uri'])} (${directive}).`;
  const kind = (await isPage(page)) ? 'page' : 'other';
  if (hour.since + hourMs < now) hour = newHour(now);
  const ofClient = hour.ofClients.get(client) ?? 0;
  if (hour.lines.has(line) || hour.left[kind] === 0 || ofClient === maxLinesOfClient) return;
  hour.lines.add(line);
  hour.left[kind] -= 1;
  hour.ofClients.set(client, ofClient + 1);
  warnOnce(line);
}

/** The browser's keyword (`inline`, `eval`), or the origin of an address. */
const originOf = (uri: string) =>
  (/^[\w-]{1,40}$/.test(uri) ? uri : addressIn(uri)?.host.slice(0, 100)) || 'something';

const addressIn = (text: string) => (URL.canParse(text) ? new URL(text) : null);

function reportIn(text: string) {
  try {
    return schema.safeParse(JSON.parse(text)).data?.['csp-report'];
  } catch {
    return undefined; // no JSON
  }
}
