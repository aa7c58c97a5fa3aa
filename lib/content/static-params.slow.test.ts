/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';
import { createWordPress } from '@/e2e/fake-cms/wordpress';
import { records } from '@/lib/cms/sample/records';

const folder = temporaryFolder('static-params');

test('a build that stops at one collection has noted what else WordPress lacks', async () => {
  process.env.CMS_BUILD_FOLDER = folder;
  process.env.WORDPRESS_URL = 'https://cms.example.com';
  process.env.LAST_BUILD_FOLDER = folder;
  const origin = process.env.WORDPRESS_URL;
  const present = records.filter(({ collection }) => !['forms', 'processes'].includes(collection));
  const wordpress = createWordPress({ records: present, origin });
  globalThis.fetch = (async (url: string, init: RequestInit) =>
    wordpress.answer(new Request(url, init))) as typeof fetch;
  const { staticParams } = await import('./static-params');
  const { getProcesses } = await import('./services');

  await expect(staticParams(getProcesses, ({ slug }) => slug)).rejects.toThrow(
    'processes is empty.',
  );
  const [sample, lacks] = readFileSync(join(folder, 'build-report.txt'), 'utf8').split(
    'This WordPress lacks what the site needs (2):\n',
  );
  expect(sample).toMatch(/^\nStill the sample's \(\d+\):\n {2}- phone: \(951\) 555-0100 /);
  expect(lacks?.trim().split('\n')).toEqual([
    expect.stringContaining('forms is empty.'),
    expect.stringContaining('processes is empty.'),
  ]);
});

test('what each metal has is named with its metal', async () => {
  const { metalParams } = await import('./static-params');
  const params = await metalParams(async ({ slug }) => [{ slug: `${slug}-1` }], 'grade');
  expect(params).toContainEqual({ metal: 'nickel', grade: 'nickel-1' });
});
