// @ts-check
import { policyOf, policyWith } from '../cache/policy.cjs';

/** Features of the browser that no page here uses, denied to pages and their frames. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** Headers of every answer. HSTS is for two years; browsers ignore it over plain HTTP. */
const always = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** @param {Record<string, string>} headers */
const rows = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Browsers revalidate what may change. Next would send `s-maxage` and a year of `stale-while-revalidate`. */
const caching = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** A cache that ignores `Vary` would show what Next's router asked for as the page (decision 21). */
const router = {
  source: '/:path*',
  has: [{ type: /** @type {const} */ ('header'), key: 'rsc' }],
  headers: rows({ 'cache-control': 'private, no-store' }),
};

/** Next's `headers`. Routes under `/api/` set their own policies. */
export const securityHeaders = [
  { source: '/:path*', headers: rows(always) },
  { source: '/((?!api/|_next/|quote-sent/|quote-list/checked/).*)', headers: rows(caching) },
  router,
  // Files. A page has its own policy (lib/cache/), and a source without its slash would match it too.
  {
    source: '/:path(.*\\.(?:svg|png|ico|txt|xml|md|json|js|pdf|webmanifest))',
    headers: rows({ 'content-security-policy': policyOf() }),
  },
  // Vercel's cache keeps no policy with a page: the one of Next's guide for static pages.
  ...(process.env.VERCEL
    ? [
        {
          source: '/((?!api/|_next/).*)',
          headers: rows({
            'content-security-policy': policyWith({
              scripts: ["'unsafe-inline'"],
              styles: ["'unsafe-inline'"],
            }),
          }),
        },
      ]
    : []),
];
