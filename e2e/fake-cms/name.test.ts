/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startFakeCms, type FakeCms } from './server';

let cms: FakeCms;
beforeAll(async () => {
  cms = await startFakeCms({ tls: true });
});
afterAll(() => cms.stop());

/** What a process started as a site is meets at this WordPress: a status, or the system's reason. */
async function met(): Promise<string> {
  const ask = `fetch(process.env.WORDPRESS_URL + '/wp-json/wp/v2/forms')
    .then(({ status }) => console.log(status), ({ cause }) => console.log(cause.code))
    .then(() => process.exit())`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', ask], {
    env: { ...process.env, ...cms.settings },
  });
  return stdout.trim();
}

test('it has a name and a certificate, loses either, and has it back', async () => {
  expect(await met()).toBe('200');
  await cms.fail('unresolved');
  expect(await met()).toBe('ENOTFOUND');
  await cms.ok();
  await cms.fail('untrusted');
  expect(await met()).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  await cms.ok();
  expect(await met()).toBe('200');
}, 30_000);

test('without TLS there is nothing to lose', async () => {
  const plain = await startFakeCms();
  await expect(plain.fail('untrusted')).rejects.toThrow('Only a server with TLS');
  await plain.stop();
});
