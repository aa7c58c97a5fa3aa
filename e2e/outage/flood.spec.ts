import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import autocannon from 'autocannon';
import { startFakeCms } from '../fake-cms/server';
import { startInstance } from '../site/start-site';
import { megabytes } from '../machine/memory';
import { sampleBuild } from '../site/build';

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
/** One page under other spellings of its address, each with one letter encoded. */
const spellings = [...'sourcing'].map(
  (letter, i, slug) =>
    `/services/${slug.with(i, `%${letter.charCodeAt(0).toString(16)}`).join('')}/`,
);

/** How many come. What one costs does not depend on how many came before. */
const amount = 500;

test('a flood of invented addresses leaves no file and hardly a request', async () => {
  const cms = await startFakeCms();
  // The sample's build has the cycle of production: fifteen minutes.
  const site = await startInstance(sampleBuild, { WORDPRESS_URL: cms.url });
  const kept = () => readdirSync(join(site.folder, '.next'), { recursive: true, encoding: 'utf8' });
  try {
    await Promise.all([
      fetch(`${site.url}/services/sourcing/`),
      ...kinds.map((kind) => fetch(`${site.url}${kind}first/`)),
    ]);
    const [files, memory] = [kept().length, megabytes(site.pid)];
    cms.clearLog();
    let next = 0;
    const flood = await autocannon({
      url: site.url,
      connections: 20,
      amount,
      timeout: 30,
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            path: `${kinds[next % kinds.length]}invented-${(next += 1)}/`,
          }),
        },
      ],
    });
    for (const path of spellings)
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
    const more = megabytes(site.pid) - memory;
    console.log(
      `${flood['3xx']} invented addresses in ${flood.duration} s led to the page that says 404: ` +
        `${cms.requests().length} requests of WordPress, ${kept().length - files} files more, ${more} MB more`,
    );
    expect([flood.errors, flood.non2xx - flood['3xx']]).toEqual([0, 0]);
    expect(flood['3xx']).toBe(amount);
    // A few look-ups for what an editor may just have published, and as many for pages and for posts that one moved: ten a
    // minute.
    expect(cms.requests().length).toBeLessThanOrEqual(3 * 10 * Math.ceil(1 + flood.duration / 60));
    expect(kept().filter((file) => file.includes('invented'))).toEqual([]);
    expect(kept()).toHaveLength(files);
    expect(more).toBeLessThan(300);
  } finally {
    await site.stop();
    await cms.stop();
  }
});
