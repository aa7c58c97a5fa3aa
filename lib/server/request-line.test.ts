/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { checkRequestLine } from './request-line';

const pages = { status: 405, allow: 'GET, HEAD' };

test.each([
  ['GET', '/contact/?a=b', { target: '/contact/?a=b' }],
  ['HEAD', '/', { target: '/' }],
  ['POST', '/api/quote/', { target: '/api/quote/' }],
  ['OPTIONS', '/api/notice/', { target: '/api/notice/' }],
  ['POST', '/api/preview/exit/?address=%2F', { target: '/api/preview/exit/?address=%2F' }],
  ['POST', '/api/no-such/', pages],
  ['POST', '/api/health/', pages],
  ['POST', '/api/%71uote/', pages],
  ['POST', '/api/quote/%20', pages],
  ['GET', '/api/%71uote/', { target: '/api/%71uote/' }],
  ['POST', '/inventory/titanium/', pages],
  ['POST', '/icon.svg', pages],
  ['POST', '/API/quote/', pages],
  ['OPTIONS', '/', pages],
  ['OPTIONS', '*', pages],
  ['TRACE', '/quote', pages],
  ['QUERY', '/', pages],
  [undefined, undefined, pages],
  ['TRACE', '/api/quote/', { status: 405, allow: 'GET, HEAD, POST, OPTIONS' }],
  ['GET', '*', { status: 400 }],
  ['GET', 'contact', { status: 400 }],
  ['GET', 'javascript:alert(1)', { status: 400 }],
  ['GET', 'ftp://evil.example/', { status: 400 }],
  ['GET', '/contact/./', { status: 400 }],
  ['GET', '/contact/.', { status: 400 }],
  ['GET', '/../../etc/passwd', { status: 400 }],
  ['GET', '/inventory/%2E%2e/contact/', { status: 400 }],
  ['GET', '/a/\\..\\b', { status: 400 }],
  ['GET', '/contact/?from=/../', { target: '/contact/?from=/../' }],
  ['GET', '/contact/.../', { target: '/contact/.../' }],
  ['GET', '/.well-known/security.txt', { target: '/.well-known/security.txt' }],
  ['GET', 'http://evil.example', { target: '/' }],
  ['GET', 'HTTPS://evil.example:1/contact?a=b', { target: '/contact?a=b' }],
  ['GET', 'http://evil.example?a=b', { target: '/?a=b' }],
  ['GET', 'http:////evil.example/', { target: '//evil.example/' }],
  ['POST', 'http://evil.example/api/quote/', { target: '/api/quote/' }],
  ['GET', `/${'a'.repeat(2047)}`, { target: `/${'a'.repeat(2047)}` }],
  ['GET', `/${'a'.repeat(2048)}`, { status: 414 }],
  ['GET', `/?${'a'.repeat(7900)}`, { status: 414 }],
  ['POST', `/api/quote/?${'a'.repeat(7900)}`, { status: 414 }],
  ['GET', `http://evil.example/${'a'.repeat(2048)}`, { status: 414 }],
  ['GET', '/cross-reference/#1', { status: 400 }],
  ['GET', '/contact/?a=b#c', { status: 400 }],
  ['GET', 'http://evil.example/#x', { status: 400 }],
  ['POST', '/api/quote/#x', { status: 400 }],
  ['GET', '/contact/%23/', { target: '/contact/%23/' }],
  ['GET', '/_next/data/build-id/api/health.json', { status: 404 }],
  ['GET', '/_next/data', { status: 404 }],
  ['GET', '/invented.rsc', { status: 404 }],
  ['GET', '/invented%2Ersc?x', { status: 404 }],
  ['GET', '/_next/%64ata/x/api/health.json', { status: 404 }],
  ['GET', '//_next//data/x/api/health.json', { status: 404 }],
  ['GET', '/_next/static/%zz', { status: 400 }],
  ['GET', '//_next/static/%E0%A4%A', { status: 400 }],
  ['GET', '/inventory/%zz/', { target: '/inventory/%zz/' }],
  ['GET', '/_next/static/data/x.js', { target: '/_next/static/data/x.js' }],
])('%s %s', (method, target, checked) => {
  expect(checkRequestLine(method, target)).toEqual(checked);
});

test('whatever is asked, what passes is a path of the site within the limit, and no other name of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 4000 }), (target) => {
      const checked = checkRequestLine('GET', target);
      if ('status' in checked) return;
      expect(checked.target).toMatch(/^\//);
      expect(checked.target.length).toBeLessThanOrEqual(2048);
      expect(checked.target).not.toContain('#');
    }),
  );
});

test.each(
  readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('route.ts'))
    .map((name) => [`/api/${dirname(name)}/`.replaceAll(/\[\w+\]/g, '1'), join('app/api', name)]),
)('%s takes what is posted where its route does', (address, file) => {
  const takes = /export (?:async )?function POST\b/.test(readFileSync(file, 'utf8'));
  expect('target' in checkRequestLine('POST', address)).toBe(takes);
});
