/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askAgain, asked } from './ask-again';

const visits: string[] = [];
/** The pages that the page cache is told to make anew at once. */
const insistedOn = () =>
  (globalThis as unknown as { pageRenewals: { insistedOn: Set<string> } }).pageRenewals.insistedOn;
const insisted: string[][] = [];
const server = createServer(({ url }, response) => {
  visits.push(url!);
  insisted.push([...insistedOn()]);
  const times = visits.filter((each) => each === url).length;
  const old = url!.startsWith('/stuck/') || (times < 3 && !url!.startsWith('/fresh/'));
  response.setHeader('x-nextjs-cache', old ? 'STALE' : 'HIT');
  response.end('page');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  process.env.PORT = String((server.address() as AddressInfo).port);
});
afterAll(() => server.close());
beforeEach(() => {
  visits.splice(0);
  insisted.splice(0);
});

test('a page is asked for until it is made anew, and one that is fresh just once', async () => {
  await askAgain(['/old/', '/fresh/']);
  expect(visits.toSorted()).toEqual(['/fresh/', '/old/', '/old/', '/old/']);
});

test('while it is asked for, the page cache makes it anew whatever else it does', async () => {
  await askAgain(['/old/metals/', '/']);
  expect(new Set(insisted.flat())).toEqual(new Set(['/old/metals', '/index']));
  expect([...insistedOn()]).toEqual([]);
});

test('the next notice waits until the pages of the last one stand', async () => {
  void askAgain(['/old/']);
  await asked();
  expect(visits).toHaveLength(3);
});

test('of a thousand pages a hundred are asked for; the others are made when somebody comes', async () => {
  await askAgain(Array.from({ length: 1000 }, (_, i) => (i === 0 ? '/fresh/' : `/fresh/?${i}`)));
  expect(new Set(visits).size).toBe(100);
}, 60_000);

test('pages that stay old say that WordPress fails: the others are left to who comes', async () => {
  await askAgain(Array.from({ length: 100 }, (_, i) => `/stuck/${i}/`));
  expect(new Set(visits).size).toBeLessThanOrEqual(4);
}, 60_000);

test('a server that does not answer itself is no fault of the notice', async () => {
  process.env.PORT = '1';
  await expect(askAgain(['/old/'])).resolves.toBeUndefined();
});
