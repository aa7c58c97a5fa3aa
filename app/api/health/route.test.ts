/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';

const folder = temporaryFolder('health');
let GET: typeof import('./route').GET;
beforeAll(async () => {
  process.env.QUOTES_DATABASE = `file:${join(folder, 'data', 'quotes.db')}`;
  ({ GET } = await import('./route'));
});

test('before the first reading the site is healthy, and the answer states that nothing was read', async () => {
  const response = await GET();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toMatchObject({
    status: 'ok',
    contentRead: null,
    quotes: { waiting: 0, refused: 0 },
  });
});

test('what was read is counted, and when', async () => {
  const { getServices } = await import('@/lib/content/services');
  const readAt = Date.now() + 60_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(readAt);
  const services = await getServices();
  now.mockRestore();
  const { contentRead, collections } = await (await GET()).json();
  expect(contentRead).toBe(new Date(readAt).toISOString());
  expect(collections.um_services).toMatchObject({ records: services.length, fault: null });
});

test('a failed reading is reported beside the last good one', async () => {
  const { invalidateReading, cachedReading } = await import('@/lib/cms/reading-cache');
  invalidateReading('um_services');
  await expect(
    cachedReading('um_services', () => Promise.reject(new Error('WordPress is away.'))),
  ).rejects.toThrow('WordPress is away.');
  const { status, attention, collections } = await (await GET()).json();
  expect([status, attention]).toEqual(['attention', ['WordPress is away.']]);
  expect(collections.um_services.records).toBeGreaterThan(0);
});

test('what was left out is named, without a link into WordPress', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { report } = await import('@/lib/cms/problems');
  report('forms', [
    {
      collection: 'forms',
      id: 7,
      slug: 'round-bar',
      field: 'title',
      message: 'expected string',
      editUrl: 'https://cms.example/wp-admin/',
    },
  ]);
  const text = await (await GET()).text();
  expect(JSON.parse(text).problems).toEqual([
    { collection: 'forms', slug: 'round-bar', field: 'title', message: 'expected string' },
  ]);
  expect(text).not.toContain('wp-admin');
});

test('requests within a second share one check of the disk, and the next second has another', async () => {
  const { quoteStore } = await import('@/lib/quotes/store');
  const probe = jest.spyOn(quoteStore(), 'probe');
  const later = Date.now() + 60_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(later);
  await Promise.all(Array.from({ length: 20 }, () => GET()));
  now.mockReturnValue(later + 900);
  expect((await GET()).status).toBe(200);
  expect(probe).toHaveBeenCalledTimes(1);
  now.mockReturnValue(later + 1_000);
  await GET();
  expect(probe).toHaveBeenCalledTimes(2);
  probe.mockRestore();
  now.mockRestore();
});

test('a quote store that cannot be read is broken', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  writeFileSync(join(folder, 'data'), 'a file in the place of its folder');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 120_000);
  expect((await GET()).status).toBe(503);
  expect(logged).toHaveBeenCalledTimes(1);
});
