/** @jest-environment node */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'count-'));
const secret = 'local-only-counts-secret';
process.env.ANALYTICS_FOLDER = folder;
process.env.ANALYTICS_SECRET = secret;
// Read after the settings are set.
const route = import('./route');

const post = async (body: string, headers: Record<string, string> = {}) => {
  const { POST } = await route;
  const request = new Request('http://site.example/api/count/', { method: 'POST', body, headers });
  return (await POST(request)).status;
};
const get = async (headers: Record<string, string> = {}) => {
  const { GET } = await route;
  return GET(new Request('http://site.example/api/count/', { headers }));
};
const view = (path: string) => JSON.stringify(['Page view', path]);
const from = (address: string) => ({ 'x-forwarded-for': address });
const password = { authorization: `Basic ${Buffer.from(`any:${secret}`).toString('base64')}` };
const metrics = { authorization: `Bearer ${secret}`, accept: 'application/openmetrics-text' };

test('a view is counted under its path, one of no page of ours under "(other)"', async () => {
  expect(await post(view('/inventory/'), from('192.0.2.1'))).toBe(204);
  expect(await post(view('/invented/'), from('192.0.2.1'))).toBe(204);
  const answer = await get(metrics);
  expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
  const text = await answer.text();
  expect(text).toContain('site_events_total{event="Page view",path="/inventory/"} 1');
  expect(text).toContain('site_events_total{event="Page view",path="(other)"} 1');
  expect(text).not.toContain('invented');
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each([
  ['no JSON', '{', 400],
  ['another event', '["Bought","/"]', 400],
  ['no path', '["Page view","https://evil.example/"]', 400],
  ['a body of two kilobytes', view(`/${'a'.repeat(2_000)}/`), 400],
])('%s is refused', async (_, body, status) => {
  expect(await post(body, from('192.0.2.2'))).toBe(status);
});

test('another site’s page cannot count here, and who asks not to be counted is not', async () => {
  const before = await (await get(metrics)).text();
  expect(await post(view('/'), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post(view('/'), { dnt: '1' })).toBe(204);
  expect(await post(view('/'), { 'sec-gpc': '1' })).toBe(204);
  expect(await (await get(metrics)).text()).toBe(before);
});

test('a client is counted 60 times a minute, others meanwhile too', async () => {
  const statuses = [];
  for (let i = 0; i < 62; i += 1) statuses.push(await post(view('/'), from('192.0.2.3')));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(await post(view('/'), from('192.0.2.4'))).toBe(204);
});

test('the counts are a page protected by a password', async () => {
  const refused = await get();
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /);
  expect((await get({ authorization: 'Bearer wrong' })).status).toBe(401);
  const shown = await get(password);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('<th scope="row">/inventory/</th>');
});
