/** What goes over the wire as no library would send it: the request as it is, and what must come back. */
const close = 'Host: site.example\r\nConnection: close\r\n\r\n';
const get = (target: string, host: string) =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
const ask = (method: string, target: string) => `${method} ${target} HTTP/1.1\r\n${close}`;

const methods = ['TRACE', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY', 'LINK'];
const targets = ['/', '/quote', '/inventory/titanium/', '/404/', '/icon.svg', '/_next/static/x.js'];

/** Hosts that no browser sends; no response may contain a host that is not the site's. */
const hosts = [
  'evil.example',
  'evil.example:99999',
  'evil.example:x',
  'a b',
  '[::',
  'a@evil.example',
  '//evil.example',
  '%00',
  '<script>',
  'a,b',
  'a\\b',
  'x'.repeat(5000),
  '',
];
const asked = ['/contact', '/contact/', '/glossary/zz/', '/quote', '/api/health/', '/sitemap.xml'];

export const wires: readonly (readonly [sent: string, statuses: readonly number[]])[] = [
  ...methods.flatMap((method) => targets.map((target) => [ask(method, target), [405]] as const)),
  [ask('TRACE', '/api/quote/'), [405]],
  [ask('PUT', '/api/notice/'), [405]],
  [ask('OPTIONS', '*'), [405]],
  [ask('GET', '*'), [400]],
  [ask('GET', 'contact'), [400]],
  [ask('GET', 'javascript:alert(1)'), [400]],
  [ask('GET', '/a b'), [400]],
  [ask('GET', 'http://evil.example/'), [200]],
  [ask('GET', 'http://evil.example/contact'), [308]],
  [ask('GET', 'https://evil.example//evil.example/contact'), [307, 308]],
  ...hosts.flatMap((host) =>
    asked.map((target) => [get(target, host), [200, 307, 308, 400, 404]] as const),
  ),
  ['GET /contact HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['GET /contact/ HTTP/1.0\r\n\r\n', [200]],
  ['GET / HTTP/9.9\r\nHost: x\r\n\r\n', [400]],
  ['\u0016\u0003\u0001\r\n\r\n', [400]],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  [`GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n${close}`, [431]],
  [`GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${close}`, [431]],
  [`POST /api/quote/ HTTP/1.1\r\nContent-Length: -5\r\n${close}`, [400]],
  [
    `POST /api/quote/ HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
    [400],
  ],
  [`POST /api/quote/ HTTP/1.1\r\nExpect: all\r\n${close}`, [417]],
  // Longer than any address of the site. Next's answer would repeat it and fill a proxy's buffer.
  ...[7_900, 2_048].flatMap((length) =>
    [
      `/${'a'.repeat(length)}`,
      `/contact?${'a'.repeat(length)}`,
      `/api/report/${'a'.repeat(length)}`,
    ].map((target) => [ask('GET', target), [414]] as const),
  ),
  [ask('POST', `/api/quote/?${'a'.repeat(7_900)}`), [414]],
  [ask('GET', `http://evil.example/${'a'.repeat(7_900)}`), [414]],
  [ask('GET', `/${'a'.repeat(2_047)}/`), [414]],
  // No client sends a fragment; each would be another name of a page.
  ...[
    '/cross-reference/#1',
    '/contact#',
    '/contact/?a#b',
    'http://evil.example/#',
    '/api/health/#x',
  ].map((target) => [ask('GET', target), [400]] as const),
  // Routes that are not configured are 404, and so are data of the Pages Router.
  [ask('GET', '/api/report/'), [404]],
  [ask('GET', '/api/preview/forms/7/'), [404]],
  [`POST /api/notice/ HTTP/1.1\r\nContent-Length: 2\r\n${close}{}`, [404]],
  [ask('GET', '/_next/data/x/api/health.json'), [404]],
  [ask('GET', '/_next/data/x/index.json'), [404]],
  [ask('GET', '/%5fnext/data/x/api/health.json'), [404]],
  // Many headers and large cookies, up to the limit and beyond.
  [`GET /contact/ HTTP/1.1\r\n${'a: b\r\n'.repeat(900)}${close}`, [200]],
  [`GET /contact/ HTTP/1.1\r\n${'a: b\r\n'.repeat(1_900)}${close}`, [400]],
  [`GET /contact/ HTTP/1.1\r\nCookie: ${'a=b; '.repeat(3_000)}\r\n${close}`, [200]],
  [`GET /contact/ HTTP/1.1\r\nCookie: ${'a=b; '.repeat(4_000)}\r\n${close}`, [431]],
  // Next's internal headers change nothing.
  ...[
    'x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware',
    'x-middleware-rewrite: /api/health/',
    'x-nextjs-data: 1',
    'x-matched-path: /api/health',
    'x-invoke-path: /api/health',
    'next-resume: 1',
  ].map((header) => [`GET /contact HTTP/1.1\r\n${header}\r\n${close}`, [308]] as const),
  // Another protocol is offered, and declined.
  [
    'GET /contact/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
    [200],
  ],
  ['GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', [200]],
  // Requests one after the other on one connection are answered in their order.
  [
    `GET /contact/ HTTP/1.1\r\nHost: x\r\n\r\nGET /quote HTTP/1.1\r\nHost: x\r\n\r\nHEAD /404/ HTTP/1.1\r\nHost: x\r\n\r\n${ask('TRACE', '/')}`,
    [200, 308, 404, 405],
  ],
];
