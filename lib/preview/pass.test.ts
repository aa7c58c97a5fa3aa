/** @jest-environment node */
import { readPass, writePass, type Pass } from './pass';

const secret = 'a-secret-for-the-test';
const now = 1_795_000_000;
const pass: Pass = {
  address: '/glossary/reaumur-%C2%BD/',
  name: 'glossary',
  id: 12,
  until: now + 900,
};

test('a pass is read until its time', async () => {
  const written = await writePass(pass, secret);
  expect(await readPass(written, secret, now)).toEqual(pass);
  expect(await readPass(written, secret, pass.until)).toEqual(pass);
  expect(await readPass(written, secret, pass.until + 1)).toBeNull();
});

test('a cookie holds it as it is', async () => {
  expect(await writePass(pass, secret)).toMatch(/^[\w-]+\.[0-9a-f]{64}$/);
});

const encoded = (changed: object) =>
  Buffer.from(JSON.stringify({ ...pass, ...changed })).toString('base64url');

test.each<[string, (written: string) => string]>([
  ['is empty', () => ''],
  ['is no pass', () => 'x'],
  ['has no signature', (written) => written.split('.')[0]!],
  ['has a signature cut short', (written) => written.slice(0, -1)],
  [
    'has another signature',
    (written) => written.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  ],
  ...[
    { address: '/inventory/titanium/' },
    { name: 'titanium_grades' },
    { id: 13 },
    { until: pass.until + 5 },
  ].map((changed): [string, (written: string) => string] => [
    `was changed to ${JSON.stringify(changed)}`,
    (written) => written.replace(/^[^.]+/, encoded(changed)),
  ]),
])('a cookie that %s opens nothing', async (_, forge) => {
  expect(await readPass(forge(await writePass(pass, secret)), secret, now)).toBeNull();
});

test('a pass signed with another secret opens nothing', async () => {
  const written = await writePass(pass, 'another secret of mine');
  expect(await readPass(written, secret, now)).toBeNull();
});
