import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { success } from '@/lib/quotes/messages';
import { quoteAnswers } from '../visitor/quote-post';
import { ask } from '../visitor/ask';
import { startInstance } from '../site/start-site';
import { startNginx } from '../site/nginx';
import { sampleBuild } from '../site/build';

/** The references that an instance holds in its own folder. */
const storedIn = (folder: string) =>
  readdirSync(join(folder, '.data/waiting')).map((name) => name.replace('.json', ''));

const secret = 'a secret that both instances have';

test('a form posted without a script ends on its page, whichever of two folders holds it', async () => {
  const sites = await Promise.all(
    [1, 2].map(() => startInstance(sampleBuild, { QUOTE_LINK_SECRET: secret })),
  );
  const nginx = await startNginx(
    sites.map(({ url }) => url),
    sites[0]!.folder,
  );
  try {
    const references: string[] = [];
    for (let n = 1; n <= 20; n += 1) {
      const fields = { ...quoteAnswers, message: `Please quote ${n} pieces.` };
      const posted = await ask(nginx.url, '/api/quote/', {
        method: 'POST',
        from: `127.0.4.${n}`,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      const location = posted.headers.location ?? '';
      expect([posted.status, location]).toEqual([303, expect.stringMatching(/^\/quote-sent\/Q-/)]);
      const reference = location.split('/')[2]!;
      references.push(reference);
      // Through nginx twice: with an even number of requests a turn every form would go to the same instance.
      for (const { url } of [nginx, nginx, ...sites]) {
        const page = await ask(url, location);
        expect([url, page.status]).toEqual([url, 200]);
        expect(page.body.toString()).toContain(reference);
        expect(page.body.toString()).toContain(success);
      }
    }
    const stored = sites.map(({ folder }) => storedIn(folder));
    expect(stored.flat().toSorted()).toEqual(references.toSorted());
    expect(Math.min(...stored.map(({ length }) => length))).toBeGreaterThan(0);
  } finally {
    await nginx.stop();
    await Promise.all(sites.map((site) => site.stop()));
  }
});
