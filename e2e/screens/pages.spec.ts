import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { media } from '@/lib/cms/sample/media';
import { seedId } from '@/lib/cms/sample/post-json';
import { missing, moved, shown, unknown } from '../page/addresses';
import { headingsOf, titleOf, trailOf } from '../page/page-text';
import { sampleBuild } from '../site/build';

/** One answer, without following it. */
const ask = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, { maxRedirects: 0 });
  const { location } = response.headers();
  return {
    status: response.status(),
    to: location ? new URL(location, process.env.E2E_SITE).href.slice(origin().length) : null,
    html: await response.text(),
  };
};
const origin = () => new URL(process.env.E2E_SITE!).origin;

for (const { path, title, heading, trail } of shown)
  test(`${path} shows "${heading}"`, async ({ request }) => {
    const { status, html } = await ask(request, path);
    expect(status).toBe(200);
    expect(titleOf(html)).toBe(title);
    expect(headingsOf(html)).toEqual([heading]);
    expect(trailOf(html)).toBe(trail);
  });

test('every address answers without its slash too, in one permanent hop that keeps the query', async ({
  request,
}) => {
  for (const { path } of shown.filter((row) => row.path !== '/')) {
    const { status, to } = await ask(request, `${path.slice(0, -1)}?a=1&b=2`);
    expect([path, status, to]).toEqual([path, 308, `${path}?a=1&b=2`]);
  }
});

test('a redirect of an old address keeps the query', async () => {
  const { hostname, port } = new URL(origin());
  for (const query of ['?a=b%20c', '?flag', '?a=%2b&b=+', '?x=:/@', '?%zz', '?a&a=&=b'])
    for (const [from, to] of [
      ['/quote', '/'],
      ['/contact', '/contact/'],
      ['/um_services/sourcing/', '/services/sourcing/'],
    ] as const) {
      // The address goes out as it is: `fetch` would normalize it.
      const location = await new Promise<string>((resolve, reject) => {
        const path = from + query;
        get({ hostname, port, path }, (response) => {
          response.resume();
          resolve(response.headers.location ?? '');
        }).once('error', reject);
      });
      const [path, kept = ''] = location.split('?');
      // Next writes it otherwise: `b+c` for `b%20c`, `flag=` for `flag`.
      expect([from, path, [...new URLSearchParams(kept)]]).toEqual([
        from,
        to,
        [...new URLSearchParams(query)],
      ]);
    }
});

test("an address that WordPress gave a post leads to the post's page, and so does its number", async ({
  request,
}) => {
  for (const [from, to] of [
    ['/titanium-specs/ams-4928/', '/inventory/titanium/specs/ams-4928/'],
    ['/nickel_grades/inconel-718', '/inventory/nickel/grade/inconel-718/'],
    ['/forms/round-bar/', '/inventory/titanium/form/round-bar/'],
  ] as const) {
    const hop = await ask(request, from);
    expect([from, hop.status, hop.to]).toEqual([from, 308, to]);
    expect((await ask(request, to)).status).toBe(200);
  }
  // The pictures have the numbers below it.
  const number = seedId(media.length);
  const numbered = `/post/${number}/`;
  expect(await ask(request, `/?p=${number}`)).toMatchObject({ status: 308, to: numbered });
  const byNumber = await ask(request, numbered);
  expect([byNumber.status, (await ask(request, byNumber.to!)).status]).toEqual([308, 200]);
  expect((await ask(request, `/?p=${number}&utm=1`)).to).toBe(`${numbered}?utm=1`);
  // A redirect that a page makes is cached without a query (decision 88).
  expect((await ask(request, `${numbered}?utm=1`)).to).toBe(byNumber.to);
  expect(await ask(request, '/post/99999/')).toMatchObject({ status: 307, to: '/404/' });
});

test('a term is found below any first segment, and none of these is kept', async ({ request }) => {
  const kept = () =>
    readdirSync(`${sampleBuild}/.next`, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.includes('invented'),
    );
  for (const first of ['a', 'alloys', ...Array.from({ length: 20 }, (_, i) => `invented-${i}`)]) {
    const hop = await ask(request, `/glossary/${first}/alloy/`);
    expect([first, hop.status, hop.to]).toEqual([first, 308, '/glossary/alloy/']);
  }
  expect(kept()).toEqual([]);
});

for (const [from, to] of moved)
  for (const old of [from, `${from}/`])
    test(`${old} is now ${to}`, async ({ request }) => {
      const hop = await ask(request, `${old}?from=old`);
      expect([hop.status, hop.to]).toEqual([308, `${to}?from=old`]);
      expect((await ask(request, to)).status).toBe(200);
    });

for (const [path, to] of unknown)
  test(`${path} is not there`, async ({ request }) => {
    const hop = await ask(request, path);
    expect([hop.status, hop.to]).toEqual([307, to]);
    expect((await ask(request, to)).status).toBe(404);
  });

for (const path of missing)
  test(`${path} answers 404 with its whole page`, async ({ request }) => {
    const { status, html } = await ask(request, path);
    expect(status).toBe(404);
    expect(titleOf(html)).toContain('404 - Page Not Found');
    expect(headingsOf(html)).toEqual(['404 - Page Not Found']);
  });
