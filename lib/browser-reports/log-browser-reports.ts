import { count } from '@/lib/metrics/metrics.cjs';
import { warnOnce } from '@/lib/runtime/log';
import { readReports, type BrowserReport } from './read-reports';

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
  left: { ...maxLines },
  ofClients: new Map<string, number>(),
});
let hour = newHour(0);

/**
 * Counts browsers' reports, and logs once a page which directive refused which origin, and which pages crashed. Nothing else
 * of a report is used: it may name a person, or be an attacker's. Malformed ones, and those about extensions, are ignored.
 */
export async function logBrowserReports(
  text: string,
  client: string,
  isPage: (path: string) => Promise<boolean>,
  now = Date.now(),
): Promise<void> {
  for (const report of readReports(text)) {
    count('site_browser_reports', `type="${report.type}"`);
    if (report.type === 'other') continue;
    const page = addressIn(report.url)?.pathname;
    const sentence = page && sentenceOf(report, page.slice(0, 200));
    if (sentence) logLine(sentence, (await isPage(page)) ? 'page' : 'other', client, now);
  }
}

/** What is logged of a report; `null` for nothing. */
function sentenceOf(report: Exclude<BrowserReport, { type: 'other' }>, page: string) {
  if (report.type === 'crash') return `A browser's tab with ${page} crashed (${report.reason}).`;
  const { directive, blocked, source } = report;
  if (!isDirective.test(directive) || extension.test(blocked) || extension.test(source))
    return null;
  return `The policy of ${page} refused ${originOf(blocked)} (${directive}).`;
}

function logLine(line: string, kind: keyof typeof maxLines, client: string, now: number): void {
  if (hour.since + hourMs < now) hour = newHour(now);
  const ofClient = hour.ofClients.get(client) ?? 0;
  if (hour.left[kind] === 0 || ofClient === maxLinesOfClient || !warnOnce(line)) return;
  hour.left[kind] -= 1;
  hour.ofClients.set(client, ofClient + 1);
}

/** The browser's keyword (`inline`, `eval`), or the origin of an address. */
const originOf = (uri: string) =>
  (/^[\w-]{1,40}$/.test(uri) ? uri : addressIn(uri)?.host.slice(0, 100)) || 'something';

const addressIn = (text: string) => (URL.canParse(text) ? new URL(text) : null);
