/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteState } from '@/lib/server/process-state.cjs';
import { CmsError } from './cms-error';
import * as zod from 'zod';

/** The module as a fresh process has it, with a cycle of 10 seconds: memories live 1 s, failures rest 1 s. */
async function freshProcess(settings: Record<string, string> = {}) {
  jest.resetModules();
  jest.doMock('zod', () => zod); // it keeps nothing, and takes long to load
  for (const name of ['cms memories', 'cms readings', 'cms calm']) siteState.delete(name);
  process.env = { ...process.env, REVALIDATE_SECONDS: '10', ...settings };
  return import('./memory');
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('many pages at once, one reading; after its life the next', async () => {
  const { remember } = await freshProcess();
  const read = jest.fn(async () => 'grades');
  await Promise.all(Array.from({ length: 50 }, () => remember('grades', read)));
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(900);
  await remember('grades', read);
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(200);
  await remember('grades', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an outage is remembered for a moment, then WordPress is asked again', async () => {
  const { remember } = await freshProcess();
  const error = new CmsError('503');
  const read = jest.fn(async () => Promise.reject(error));
  await expect(remember('grades', read)).rejects.toThrow('503');
  await expect(remember('grades', read)).rejects.toThrow('503');
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1100);
  await expect(remember('grades', async () => 'back')).resolves.toBe('back');
});

test('calm is when all that is read is readable again', async () => {
  const { remember, lastCalm } = await freshProcess();
  const fail = async () => Promise.reject(new CmsError('503'));
  const well = async () => [];
  for (const name of ['grades', 'specs']) await expect(remember(name, fail)).rejects.toThrow('503');
  jest.advanceTimersByTime(1100);
  await remember('grades', well);
  expect(lastCalm()).toBe(0);
  jest.advanceTimersByTime(1100);
  await remember('specs', well);
  const calm = lastCalm();
  expect(calm).toBe(Date.now());
  jest.advanceTimersByTime(1100);
  await remember('specs', well);
  expect(lastCalm()).toBe(calm);
});

test('a webhook hears of WordPress as it is since it came: not of what failed before, or is failing', async () => {
  const { remember } = await freshProcess({ REVALIDATE_SECONDS: '900' });
  const { forWebhook } = await import('./visitors');
  const down = new CmsError('timeout');
  let isUp = false;
  const read = jest.fn(async () => {
    const fails = !isUp;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return fails ? Promise.reject(down) : 'specs';
  });
  const before = remember('specs', read);
  const failed = before.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1000);
  isUp = true;
  const shared = forWebhook(() => remember('specs', read));
  await jest.advanceTimersByTimeAsync(3000);
  expect(await failed).toBe(down);
  expect(await shared).toBe('specs');
  expect(await remember('specs', read)).toBe('specs'); // and for everybody after it
  expect(read).toHaveBeenCalledTimes(2);

  await expect(remember('forms', () => Promise.reject(down))).rejects.toBe(down);
  await jest.advanceTimersByTimeAsync(100);
  await expect(remember('forms', async () => 'forms')).rejects.toBe(down); // a visit rests
  await expect(forWebhook(() => remember('forms', async () => 'forms'))).resolves.toBe('forms');
});

test('a webhook reads once what fails, however often it asks', async () => {
  const { remember } = await freshProcess({ REVALIDATE_SECONDS: '900' });
  const { forWebhook } = await import('./visitors');
  const read = jest.fn(async () => Promise.reject(new CmsError('503')));
  await expect(remember('grades', read)).rejects.toThrow('503');
  await jest.advanceTimersByTimeAsync(100);
  await forWebhook(async () => {
    for (let i = 0; i < 3; i += 1) await expect(remember('grades', read)).rejects.toThrow('503');
  });
  expect(read).toHaveBeenCalledTimes(2);
});

test('what is forgotten is read anew, and collections do not mix', async () => {
  const { remember, forget } = await freshProcess();
  expect(await remember('a', async () => 1)).toBe(1);
  expect(await remember('b', async () => 2)).toBe(2);
  forget('a');
  expect(await remember('a', async () => 3)).toBe(3);
  expect(await remember('b', async () => 4)).toBe(2);
});

test('the workers of one build read once, and share a failure too', async () => {
  jest.useRealTimers();
  const folder = mkdtempSync(join(tmpdir(), 'build-share-'));
  const workers = [
    await freshProcess({ CMS_BUILD_FOLDER: folder }),
    await freshProcess({ CMS_BUILD_FOLDER: folder }),
  ];
  const read = jest.fn(async () => ['6al-4v']);
  const answers = [];
  for (const { remember } of workers) {
    siteState.delete('cms memories');
    answers.push(await remember('grades', read));
  }
  expect(answers).toEqual([['6al-4v'], ['6al-4v']]);
  expect(read).toHaveBeenCalledTimes(1);

  const fail = jest.fn(async () => Promise.reject(new CmsError('503 from …')));
  await expect(workers[0]!.remember('specs', fail)).rejects.toThrow('503 from …');
  const other = await freshProcess({ CMS_BUILD_FOLDER: folder });
  await expect(other.remember('specs', fail)).rejects.toThrow('503 from …');
  expect(fail).toHaveBeenCalledTimes(1);
  rmSync(folder, { recursive: true });
});
