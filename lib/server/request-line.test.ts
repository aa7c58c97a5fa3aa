/** @jest-environment node */
import { judge } from './request-line';

const pages = { status: 405, allow: 'GET, HEAD' };

test.each([
  ['GET', '/contact/?a=b', { target: '/contact/?a=b' }],
  ['HEAD', '/', { target: '/' }],
  ['POST', '/api/quote/', { target: '/api/quote/' }],
  ['OPTIONS', '/api/notice/', { target: '/api/notice/' }],
  ['POST', '/api/preview/exit/?address=%2F', { target: '/api/preview/exit/?address=%2F' }],
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
])('%s %s', (method, target, judged) => {
  expect(judge(method, target)).toEqual(judged);
});
