// @ts-check
import { policyFor } from '../page-cache/policy.cjs';

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
  // Crashes, over TLS. A policy names the same address by `report-uri`, which browsers use over http too.
  'reporting-endpoints': 'default="/api/browser-reports/"',
};

/** @param {Record<string, string>} headers */
const rows = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Vercel keeps pages in a cache of its own, where none can carry its policy: there Next's scripts are let in. */
const filePolicy = process.env.VERCEL
  ? policyFor().replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  : policyFor();

/**
 * Next's `headers`. The policy is that of files and redirects: a page's own replaces it, and routes under
 * `/api/` set theirs.
 */
export const securityHeaders = [
  { source: '/:path*', headers: rows(always) },
  { source: '/((?!api/).*)', headers: rows({ 'content-security-policy': filePolicy }) },
];
