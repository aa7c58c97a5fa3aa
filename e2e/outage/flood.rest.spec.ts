import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startFakeCms } from '../fake-cms/server';
import { shared } from '../site/shared';
import { startInstance } from '../site/start-site';
import { megabytes } from '../machine/memory';

/** Every kind of address that WordPress's records stand behind. */
const kinds = [
  '/inventory/titanium/grade/',
  '/inventory/nickel/specs/',
  '/inventory/cobalt-alloy/form/',
  '/services/',
  '/services/value-added-processes/',
  '/glossary/',
  '/',
];

const cms = shared(startFakeCms);
/** The sample's build has the cycle of production: fifteen minutes. */
const site = shared(() => startInstance({ WORDPRESS_URL: cms.url }));

test('a flood of invented addresses leaves no file and hardly a request', async () => {
  const kept = () => readdirSync(join(site.folder, '.next'), { recursive: true, encoding: 'utf8' });
  const visit = async (name: string) => {
    const answers = await Promise.all(kinds.map((kind) => site.get(`${kind}${name}/`)));
    await Promise.all(answers.map((answer) => answer.text()));
    return answers.map(({ status }) => status);
  };
  await visit('first');
  const [files, memory] = [kept().length, megabytes(site.pid)];
  cms.clearLog();
  const startedAt = Date.now();
  for (let round = 0; round < 70; round += 1)
    expect(await visit(`invented-${round}`)).toEqual(kinds.map(() => 307));
  const seconds = (Date.now() - startedAt) / 1000;
  // A few look-ups for what an editor may just have published, and as many for pages and for posts that one moved: ten
  // a minute of each (`lib/cms/rate-limit.ts`).
  expect(cms.requests().length).toBeLessThanOrEqual(3 * (11 + Math.ceil(seconds / 10)));
  expect(kept()).toHaveLength(files);
  expect(megabytes(site.pid) - memory).toBeLessThan(300);
});
