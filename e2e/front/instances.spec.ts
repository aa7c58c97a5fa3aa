import { expect, test } from '@playwright/test';
import { startFakeCms } from '../fake-cms/server';
import { shared } from '../site/shared';
import { startInstance, startSite } from '../site/start-site';
import { secret, signedWebhook } from '../site/webhook';

/*
 * Several processes of one site, with the cycle of production: what is seen here is seen because of a webhook.
 */
test.describe.configure({ mode: 'serial' });

const grade = '/inventory/titanium/grade/6al-4v/';
const changed = { type: 'titanium_grades', event: 'changed', slug: '6al-4v' };
const cms = shared(startFakeCms);
const env = () => ({ ...cms.settings, WEBHOOK_SECRET: secret });
/** One machine, a second process on its folder, and another machine. */
const first = shared(() => startInstance(env()));
const second = shared(() => {
  const database = { QUOTES_DATABASE: `file:${first.folder}/.data/quotes.db` };
  return startSite(first.folder, { ...database, ...env() });
});
const other = shared(() => startInstance(env()));

const htmlOf = async (url: string, path = grade) => {
  const answer = await fetch(url + path, { redirect: 'manual' });
  expect(answer.status).toBe(200);
  return answer.text();
};

test('two instances of one folder: an edit announced to one is shown by both, also while WordPress is down', async () => {
  const instances = [first, second];
  for (const { url } of instances) await htmlOf(url);
  for (const edition of [1, 2]) {
    const title = `6Al-4V, edition ${edition}`;
    cms.edit('titanium_grades/6al-4v', { title });
    const { status } = await signedWebhook(changed)(instances[edition % 2]!.url);
    expect(status).toBe(200);
    for (const { url } of instances) await expect.poll(() => htmlOf(url)).toContain(title);
  }
  await cms.fail('refused');
  const answer = await signedWebhook(changed)(instances[0]!.url);
  expect(answer.status).toBe(503);
  for (const { url } of instances) expect(await htmlOf(url)).toContain('edition 2');
  await cms.ok();
});

test('a page that a webhook marked as stale is still marked after a kill', async () => {
  const list = '/inventory/titanium/specs/ams-4928/'; // names the grade, and is not requested by the site itself
  await htmlOf(first.url, list);
  cms.edit('titanium_grades/6al-4v', { title: '6Al-4V before the kill' });
  await (await signedWebhook(changed)(first.url)).text();
  await first.end('SIGKILL');
  await first.begin();
  await expect.poll(() => htmlOf(first.url, list)).toContain('before the kill');
});

test('two machines: the webhook is forwarded with its signature, once', async () => {
  await first.end();
  await first.begin({ OTHER_MACHINES: other.url });
  for (const { url } of [first, other]) await htmlOf(url);
  cms.edit('titanium_grades/6al-4v', { title: '6Al-4V on two machines' });
  const send = signedWebhook(changed);
  expect((await send(first.url)).status).toBe(200);
  for (const { url } of [first, other])
    await expect.poll(() => htmlOf(url)).toContain('on two machines');
  expect((await send(other.url)).status).toBe(401); // it has accepted the forwarded one
});
