/** @jest-environment node */
import type { Entry } from '@/lib/next/cached-page.cjs';
import { shareClock } from './clock';
import { keysOf } from './keys';
import { sharePages } from './pages';
import type { CacheRedis } from './redis';
import { createSigner } from './signer';

const keys = keysOf({ buildId: 'b', wordPress: '', site: '' });
const signer = createSigner('the release’s');

/** A Redis of one hash. */
function redis(): CacheRedis {
  const hash = new Map<string, unknown>();
  const answers: [null, unknown][] = [];
  const commands: Record<string, (...given: never[]) => unknown> = {
    hget: (_: string, field: string) => answers.push([null, hash.get(field)]) && commands,
    hstrlen: (_: string, field: string) =>
      answers.push([null, (hash.get(field) as Buffer).length]) && commands,
    exec: async () => answers.splice(0),
  };
  const client = {
    time: async () => [Math.floor(Date.now() / 1000), (Date.now() % 1000) * 1000],
    eval: async (_script: string, _count: number, ...[, , lastModified, copy]: unknown[]) =>
      hash.set('lastModified', lastModified).set('copy', copy),
    pipeline: () => commands,
    hgetBuffer: async (_: string, field: string) => hash.get(field),
  };
  return { run: (command: (each: unknown) => unknown) => command(client) } as never;
}

const entry = (lastModified: number): Entry => ({
  value: { kind: 'APP_PAGE', html: '<p>made there</p>', headers: {} } as Entry['value'],
  lastModified,
  cacheControl: { revalidate: 900 },
});

test('a copy has its age by the clock of the machine that takes it', async () => {
  // Time stands still: a clock is measured only as precisely as half a round trip to Redis.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const shared = redis();
  const instance = async (skewMs: number) => {
    const clock = shareClock(shared, () => Date.now() + skewMs);
    await clock.sync();
    return sharePages(shared, keys, clock, `${skewMs}`, signer);
  };
  const [fast, slow] = [await instance(30_000), await instance(-20_000)];
  const madeAt = Date.now() - 5000;
  await fast.publish('/tools', entry(madeAt + 30_000));
  expect(await slow.newest('/tools', madeAt - 20_000 - 1)).toMatchObject({
    lastModified: madeAt - 20_000,
  });
  expect(await slow.newest('/tools', madeAt - 20_000 + 1)).toBeNull();
});
