import { expect, test, type APIRequestContext } from '@playwright/test';
import { media } from '@/lib/cms/sample/media';
import { seedId } from '@/lib/cms/sample/post-json';
import { missing, moved, shown, unknown } from '../page/addresses';
import { headingsOf, titleOf, trailOf } from '../page/page-text';

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

test('each address shows its title, heading and breadcrumbs', async ({ request }) => {
  for (const { path, title, heading, trail } of shown) {
    const { status, html } = await ask(request, path);
    expect
      .soft([path, status, titleOf(html), headingsOf(html), trailOf(html)])
      .toEqual([path, 200, title, [heading], trail]);
  }
});

test('every address answers without its slash too, in one permanent hop that keeps the query', async ({
  request,
}) => {
  for (const { path } of shown.filter((row) => row.path !== '/')) {
    const { status, to } = await ask(request, `${path.slice(0, -1)}?a=1&b=2`);
    expect([path, status, to]).toEqual([path, 308, `${path}?a=1&b=2`]);
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

test('every old address is now another, in one permanent hop that keeps the query', async ({
  request,
}) => {
  for (const [from, to] of moved)
    for (const old of [from, `${from}/`]) {
      const hop = await ask(request, `${old}?from=old`);
      expect.soft([old, hop.status, hop.to]).toEqual([old, 308, `${to}?from=old`]);
      expect.soft([to, (await ask(request, to)).status]).toEqual([to, 200]);
    }
});

test('what WordPress does not have is not there, and leads to 404', async ({ request }) => {
  for (const [path, to] of unknown) {
    const hop = await ask(request, path);
    expect.soft([path, hop.status, hop.to]).toEqual([path, 307, to]);
    expect.soft([to, (await ask(request, to)).status]).toEqual([to, 404]);
  }
});

test('an address that is missing answers 404 with its whole page', async ({ request }) => {
  for (const path of missing) {
    const { status, html } = await ask(request, path);
    const title = '404 - Page Not Found';
    expect.soft([path, status, headingsOf(html)]).toEqual([path, 404, [title]]);
    expect.soft(titleOf(html), path).toContain(title);
  }
});
