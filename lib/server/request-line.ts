import { isInternalPath } from '@/lib/next/internal-requests';
import { maxAddressLength } from '@/lib/routing/address-length';

/** The methods that pages take. */
const toPages = ['GET', 'HEAD'];
/**
 * The routes that accept a POST (a test compares with `app/api/`). For a POST to any other address Next would render a page;
 * encoded addresses do not count, because middleware redirects them and Next would buffer 10 MB for it.
 */
const takesPosts =
  /^\/api\/(?:browser-reports|count|notice|preview\/(?:exit|[\w-]{1,64}\/\d{1,12}\/refresh)|quote(?:-lines)?|vitals)\/?(?:[?#]|$)/;
const toRoutes = [...toPages, 'POST', 'OPTIONS'];

/** What becomes of a request: the address it is for, or the status it is refused with. */
type CheckedRequest =
  { target: string } | { status: 400 | 404 | 414 } | { status: 405; allow: string };

/** A step to the same folder or the one above: clients resolve these first, and each would be another name of a page. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Judges the first line of a request before Next sees it. Next answers 500 to a method or a target that it
 * does not expect, runs a page for whatever is posted to it, and redirects a target that names another host
 * to that host.
 */
export function checkRequestLine(method = '', url = ''): CheckedRequest {
  // Next repeats a target in headers, which a longer one would make larger than a proxy's buffer.
  if (url.length > maxAddressLength) return { status: 414 };
  // A request through a proxy names the host in its target: that is still this site (RFC 9112 §3.2.2).
  const target = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  const allowed = takesPosts.test(target) ? toRoutes : toPages;
  if (!allowed.includes(method)) return { status: 405, allow: allowed.join(', ') };
  // No client sends a fragment (RFC 9112 §3.2.1); each would be another name of a page in a proxy's cache.
  if (target.includes('#')) return { status: 400 };
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || dotSegment.test(path)) return { status: 400 };
  const name = decodePath(path);
  // Where the address cannot be decoded, middleware redirects a page to the 404 page; for a file Next would answer 500.
  if (name === null) return /^\/+_next\//.test(path) ? { status: 400 } : { target };
  return isInternalPath(name) ? { status: 404 } : { target };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/[\\/]+/g, '/');
  } catch {
    return null;
  }
}
