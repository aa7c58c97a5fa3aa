/** @jest-environment node */
import { passFor, writePass } from './pass';

const secret = 'a preview secret of these tests';
const at = '/inventory/titanium/grade/6al-4v/';

/** With these settings, as the process reads them once. */
async function framed(target: string, cookie?: string, env: Record<string, string> = {}) {
  jest.resetModules();
  Object.assign(process.env, {
    PREVIEW_SECRET: secret,
    WORDPRESS_URL: 'https://cms.example/blog',
    ...env,
  });
  const { framingOrigin } = await import('./framing');
  return framingOrigin(target, { cookie });
}

const cookie = `a=b; __prerender_bypass=x; preview=${writePass(at, passFor('titanium_grades', 1), secret)}`;

test('a preview may be framed by its WordPress', async () => {
  expect(await framed(at, cookie)).toBe('https://cms.example');
  expect(await framed(`${at}?a=b`, cookie)).toBe('https://cms.example');
  // A cookie of a frame and one of a tab: either may come first.
  expect(await framed(at, `preview=x; ${cookie}; preview=y`)).toBe('https://cms.example');
});

test.each<[string, string, string | undefined]>([
  ['no cookie', at, undefined],
  ['a forged pass', at, cookie.slice(0, -1)],
  ['the pass of another page', '/inventory/', cookie],
  ['another cookie of a like name', at, cookie.replace('preview=', 'xpreview=')],
  ['a path behind a query', `/?${at}`, cookie],
])('nobody frames a page with %s', async (_, target, given) => {
  expect(await framed(target, given)).toBeNull();
});

test('nor a site without previews', async () => {
  const none = await framed(at, cookie, { PREVIEW_SECRET: '' });
  expect(none).toBeNull();
});
