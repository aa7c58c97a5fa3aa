export const methods = [
  'TRACE',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
  'PURGE',
];
export const pages = [
  '/',
  '/inventory/titanium/grade/6al-4v/',
  '/glossary/no-such/',
  '/404/',
  '/quote-sent/Q-7F3K-9M2P-4XWT/abcdefghijklmnopqrstuv/',
  '/quote',
  '/icon.svg',
  '/sitemap.xml',
  '/api/health/',
];

/** Headers that Next, React or a proxy gives a meaning. */
export const headers: readonly Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2' },
  { rsc: '1', 'next-router-prefetch': '3' },
  { rsc: '1', 'next-router-state-tree': '%' },
  { rsc: '1', 'next-router-state-tree': '[[[[' },
  { rsc: '1', 'next-router-segment-prefetch': '/../../x' },
  { 'content-security-policy': "script-src 'nonce-abc'" },
  { 'next-action': 'x' },
  { 'next-action': '0'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-invoke-status': '500', 'x-invoke-path': '/_error' },
  { 'x-matched-path': '/404', 'x-now-route-matches': '1=x' },
  { 'x-nextjs-data': '1' },
  { 'x-prerender-revalidate': 'x' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-for': `${'1.1.1.1, '.repeat(500)}x` },
  { 'accept-language': '*;q='.repeat(500) },
  { accept: 'application/json' },
  { range: 'bytes=-1,0-,x' },
  { 'if-none-match': '*' },
  { cookie: '__prerender_bypass=x; __next_preview_data=y' },
];

/** What an attacker may post to the quote form. */
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
export const bodies: readonly (readonly [type: string | null, body: string | Buffer])[] = [
  [null, ''],
  [form, ''],
  [form, '%'],
  [form, '%ff=%ff&=&&=='],
  [form, 'fullname=a&fullname=b&email[]=c&__proto__=d'],
  [form, `message=${'x'.repeat(40_000)}`],
  [form, 'fullname=a%0d%0abcc:%20all@example.com&email=a@b.c&phone=1&companyname=x&message=y'],
  [form, '\0'.repeat(1000)],
  [multipart, ''],
  [multipart, '--x'],
  [multipart, '--x\r\ncontent-disposition: form-data\r\n\r\n--x--'],
  [
    multipart,
    '--x\r\ncontent-disposition: form-data; name="fullname"; filename="a"\r\n\r\nb\r\n--x--',
  ],
  ['multipart/form-data', 'x'],
  ['application/json', '{'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '['.repeat(30_000)],
  ['text/plain', 'x'],
  ['image/png', Buffer.from([0x89, 0x50, 0xff, 0])],
  ['x'.repeat(5000), 'x'],
];
