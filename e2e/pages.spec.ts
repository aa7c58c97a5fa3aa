import { expect, test, type APIRequestContext } from '@playwright/test';
import { missing, moved, shown, unknown } from './addresses';
import { headingsOf, titleOf, trailOf } from './page-text';

test.use({ baseURL: process.env.E2E_SITE });

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
