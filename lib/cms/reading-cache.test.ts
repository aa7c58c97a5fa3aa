/** @jest-environment node */
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { siteState } from '@/lib/runtime/once-per-process.cjs';
import { CmsError } from './cms-error';
import * as zod from 'zod';

/** The module as a fresh process has it, with a cycle of 10 seconds: memories live 1 s, failures rest 5 s. */
async function freshProcess(settings: Record<string, string> = {}) {
  jest.resetModules();
  jest.doMock('zod', () => zod); // it keeps nothing, and takes long to load
  for (const name of ['reading cache', 'readings', 'recovery']) siteState.delete(`cms ${name}`);
  process.env = { ...process.env, REVALIDATE_SECONDS: '10', ...settings };
  return import('./reading-cache');
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('pages that render at once share one reading, until its time is over', async () => {
  const { cachedReading } = await freshProcess();
  const read = jest.fn(async () => 'grades');
  await Promise.all(Array.from({ length: 50 }, () => cachedReading('grades', read)));
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(900);
  await cachedReading('grades', read);
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(200);
  await cachedReading('grades', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a reading that takes longer than it is cached is shared until it ends, and then read again', async () => {
  const { cachedReading } = await freshProcess();
  const read = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    return 'grades';
  });
  const first = cachedReading('grades', read);
  await jest.advanceTimersByTimeAsync(15_000);
  const second = cachedReading('grades', read);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await Promise.all([first, second])).toEqual(['grades', 'grades']);
  void cachedReading('grades', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed reading is cached for five seconds, then WordPress is requested again', async () => {
  const { cachedReading } = await freshProcess();
  const error = new CmsError('503');
  const read = jest.fn(async () => Promise.reject(error));
  await expect(cachedReading('grades', read)).rejects.toThrow('503');
  await expect(cachedReading('grades', read)).rejects.toThrow('503');
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5100);
  await expect(cachedReading('grades', async () => 'back')).resolves.toBe('back');
});

test('an outage is over when every reading succeeds again', async () => {
  const { cachedReading, lastRecovery } = await freshProcess();
  const fail = async () => Promise.reject(new CmsError('503'));
  const well = async () => [];
  for (const name of ['grades', 'specs'])
    await expect(cachedReading(name, fail)).rejects.toThrow('503');
  jest.advanceTimersByTime(5100);
  await cachedReading('grades', well);
  expect(lastRecovery()).toBe(0);
  jest.advanceTimersByTime(5100);
  await cachedReading('specs', well);
  const recovery = lastRecovery();
  expect(recovery).toBe(Date.now());
  jest.advanceTimersByTime(5100);
  await cachedReading('specs', well);
  expect(lastRecovery()).toBe(recovery);
});

test('a reading that began before a failure ends no outage that was logged since', async () => {
  const { cachedReading, lastRecovery } = await freshProcess();
  await expect(
    cachedReading('grades', async () => Promise.reject(new CmsError('503'))),
  ).rejects.toThrow('503');
  jest.advanceTimersByTime(5100);
  const startedAt = Date.now();
  const slow = cachedReading('grades', async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [];
  });
  await jest.advanceTimersByTimeAsync(500);
  await slow;
  expect(lastRecovery()).toBe(startedAt);
});

test('an edit uses no reading that failed, or started before it', async () => {
  const { cachedReading, invalidateReading } = await freshProcess({ REVALIDATE_SECONDS: '900' });
  const down = new CmsError('timeout');
  let isUp = false;
  const read = jest.fn(async () => {
    const fails = !isUp;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return fails ? Promise.reject(down) : 'specs';
  });
  const failed = cachedReading('specs', read).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1000);
  isUp = true;
  invalidateReading('specs');
  const next = cachedReading('specs', read);
  await jest.advanceTimersByTimeAsync(3000);
  expect(await failed).toBe(down);
  expect(await next).toBe('specs');

  await expect(cachedReading('forms', () => Promise.reject(down))).rejects.toBe(down);
  await expect(cachedReading('forms', async () => 'forms')).rejects.toBe(down); // a visit waits
  invalidateReading('forms');
  await expect(cachedReading('forms', async () => 'forms')).resolves.toBe('forms');
});

test('sixty edits while one reading is under way cost one more', async () => {
  const { cachedReading, invalidateReading } = await freshProcess({ REVALIDATE_SECONDS: '900' });
  const read = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return 'specs';
  });
  const answers = [cachedReading('specs', read)];
  for (let i = 0; i < 60; i += 1) {
    invalidateReading('specs');
    answers.push(cachedReading('specs', read));
  }
  await jest.advanceTimersByTimeAsync(4000);
  await Promise.all(answers);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an edit that another process of this folder was told of counts too', async () => {
  const { cachedReading } = await freshProcess({ REVALIDATE_SECONDS: '900' });
  const { invalidatedElsewhere } = await import('@/lib/cache/invalidated-tags.cjs');
  await cachedReading('grades', async () => 'before');
  jest.advanceTimersByTime(10);
  invalidatedElsewhere.set('grades', Date.now());
  jest.advanceTimersByTime(10);
  expect(await cachedReading('grades', async () => 'after')).toBe('after');
  expect(await cachedReading('grades', async () => 'later')).toBe('after');
});

test('the workers of one build read once, and share a failure too', async () => {
  jest.useRealTimers();
  const folder = temporaryFolder('build-share');
  const workers = [
    await freshProcess({ CMS_BUILD_FOLDER: folder }),
    await freshProcess({ CMS_BUILD_FOLDER: folder }),
  ];
  const read = jest.fn(async () => ['6al-4v']);
  const answers = [];
  for (const { cachedReading } of workers) {
    siteState.delete('cms reading cache');
    answers.push(await cachedReading('grades', read));
  }
  expect(answers).toEqual([['6al-4v'], ['6al-4v']]);
  expect(read).toHaveBeenCalledTimes(1);

  const fail = jest.fn(async () => Promise.reject(new CmsError('503 from …')));
  await expect(workers[0]!.cachedReading('specs', fail)).rejects.toThrow('503 from …');
  const other = await freshProcess({ CMS_BUILD_FOLDER: folder });
  await expect(other.cachedReading('specs', fail)).rejects.toThrow('503 from …');
  expect(fail).toHaveBeenCalledTimes(1);
});
