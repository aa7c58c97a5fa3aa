/** @jest-environment node */
let checkOrigin: typeof import('./check-origin').checkOrigin;

beforeAll(async () => {
  process.env.SITE_URL = 'https://www.example.com';
  ({ checkOrigin } = await import('./check-origin'));
});

const passes = (headers: Record<string, string>) => {
  try {
    checkOrigin(new Request('http://127.0.0.1:3000/api/quote/', { headers }));
    return true;
  } catch {
    return false;
  }
};
const www = { host: 'www.example.com' };

test.each([
  ['the site itself', { ...www, origin: 'https://www.example.com' }, true],
  ['its host by http, on the network between', { ...www, origin: 'http://www.example.com' }, false],
  [
    'the same where a proxy in front says http',
    { ...www, 'x-forwarded-proto': 'http', origin: 'http://www.example.com' },
    false,
  ],
  ['another port of its host', { ...www, origin: 'https://www.example.com:8443' }, false],
  ['another name of the site', { host: 'example.com', origin: 'https://example.com' }, true],
  ['an address within', { host: '10.0.0.5:3000', origin: 'http://10.0.0.5:3000' }, true],
  ['another site', { ...www, origin: 'https://www.example.com.evil.example' }, false],
  ['no host that can be', { host: '%', origin: 'https://%' }, false],
  ['a client that names none', www, true],
])('a form of %s: %j, %s', (_, headers, allowed) => {
  expect(passes(headers as Record<string, string>)).toBe(allowed);
});
