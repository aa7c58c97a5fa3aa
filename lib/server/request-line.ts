/** What is done to a page; a form and a notice are posted under `/api/`, whose routes refuse the rest. */
const toPages = ['GET', 'HEAD'];
const toRoutes = [...toPages, 'POST', 'OPTIONS'];

/** What becomes of a request: the address it is for, or the status it is refused with. */
export type Judged = { target: string } | { status: 400 } | { status: 405; allow: string };

/** A step to the same folder or the one above: who asks resolves these first, and each would be another name of a page. */
const step = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Judges the first line of a request before Next sees it. Next answers 500 to a method or a target that it
 * does not expect, runs a page for whatever is posted to it, and redirects a target that names another host
 * to that host.
 */
export function judge(method = '', url = ''): Judged {
  // A request through a proxy names the host in its target: that is still this site (RFC 9112 §3.2.2).
  const target = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  // An encoded address is led to its right spelling by middleware, for which Next would keep 10 MB of what is posted.
  const allowed = /^\/api\/[^%?#]*(?:[?#]|$)/.test(target) ? toRoutes : toPages;
  if (!allowed.includes(method)) return { status: 405, allow: allowed.join(', ') };
  const [path = ''] = target.split(/[?#]/, 1);
  return path.startsWith('/') && !step.test(path) ? { target } : { status: 400 };
}
