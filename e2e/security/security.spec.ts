import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { speculationRules } from '../../lib/browser/speculation-rules.cjs';
import { policyOf as policyFor } from '../../lib/cache/policy.cjs';
import { watchPolicy } from '../page/policy-violations';
import { sampleBuild } from '../site/build';
import { shared } from '../site/shared';
import { startInstance } from '../site/start-site';
import { ask as rawAnswer } from '../visitor/ask';

const pages = join(sampleBuild, '.next/server/app');

const policyOf = (headers: Headers) => {
  const policy = headers.get('content-security-policy') ?? '';
  // `fetch` joins two headers of one name with a comma, which no policy of ours contains.
  expect(policy).not.toContain(',');
  expect(policy.length).toBeLessThan(2048);
  return policy;
};

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\stype=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text!,
  );
const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text!);
const hashes = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).toSorted();

/** What is not strict: the policy names each inline script and style sheet of the page, and the rules it may add; nothing else runs or applies. */
function faultsOf(policy: string, html: string): string[] {
  const named = policy.match(/'sha256-[^']+'/g)?.toSorted();
  const onPage = hashes([...scriptsOf(html), ...stylesOf(html), speculationRules]);
  const rules = {
    'names what is on the page': String(named) === String(onPage),
    'nothing unsafe': !policy.includes('unsafe'),
    'no style attribute': !/<[^>]*\sstyle=/.test(html),
    'nothing by default': policy.includes("default-src 'none'"),
    'scripts by their hash': /script-src 'self'( 'sha256-[\w+/=]{44}')+;/.test(policy),
    'at most 2 kB': policy.length < 2048,
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : rule));
}

const ask = (path: string, site = process.env.E2E_SITE!) =>
  fetch(site + path, { redirect: 'manual' });

test('the policy of every page of the build names all its inline scripts and styles', () => {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== '_global-error.html', // Next's own, sent without scripts
  );
  const faults = files.flatMap((file) => {
    const html = readFileSync(join(pages, file), 'utf8');
    return faultsOf(policyFor(html), html).map((rule) => `${file}: ${rule}`);
  });
  expect(faults).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

test('a page answers with a policy of its own, twice alike, and a file with that of files', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/tools/metal-weight-conversion/', 200],
    ['/404/', 404],
    ['/404/no-such/', 404],
    ['/no/such/page/', 404],
  ] as const)
    for (const time of ['first', 'again']) {
      const answer = await ask(path);
      expect([path, time, answer.status]).toEqual([path, time, status]);
      expect([path, faultsOf(policyOf(answer.headers), await answer.text())]).toEqual([path, []]);
    }
  expect(policyOf((await ask('/icon.svg')).headers)).toBe(policyFor());
});

test('no answer has a header of these names twice', async () => {
  for (const path of ['/', '/contact', '/404/', '/robots.txt', '/icon.svg', '/quote', '/no-such/'])
    for (let times = 0; times < 2; times += 1) {
      const { rawHeaders } = await rawAnswer(process.env.E2E_SITE!, path);
      const names = rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
      for (const name of ['location', 'content-security-policy', 'cache-control'])
        expect([path, name, names.filter((each) => each === name).length < 2]).toEqual([
          path,
          name,
          true,
        ]);
    }
});

// What MDN's Observatory scores: by its scanner over TLS this site has A+ (130, ten of ten; five more are for a
// domain on the browsers' preload list).
test('every response has the other security headers and sets no cookie, and no other origin may read it', async () => {
  for (const path of ['/', '/404/', '/icon.svg', '/quote', '/glossary/no-such/', '/api/quote/']) {
    const headers = Object.fromEntries((await ask(path)).headers);
    for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'server'])
      expect([path, headers]).not.toHaveProperty(['1', name]);
    expect([path, headers]).toMatchObject([
      path,
      {
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      },
    ]);
  }
});

test('no address resizes a picture', async () => {
  for (const query of ['url=/icon.svg&w=640&q=75', 'url=%2Fbanners%2Fdefault.svg&w=3840&q=100'])
    expect([query, (await ask(`/_next/image/?${query}`)).status]).toEqual([query, 404]);
});

test('a response of the quote form has a policy that loads nothing', async () => {
  const answer = await fetch(`${process.env.E2E_SITE}/api/quote/`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(),
  });
  expect(policyOf(answer.headers)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.describe('without WordPress', () => {
  const wordPress = 'http://127.0.0.1:9';
  const site = shared(() => startInstance({ WORDPRESS_URL: wordPress }, { aged: true }));

  test('a page past its time is served with its policy', async () => {
    const answer = await ask('/sitemap/', site.url);
    expect(answer.headers.get('x-nextjs-cache')).toBe('STALE');
    expect(policyOf(answer.headers)).toContain(`img-src 'self' data: ${wordPress};`);
    expect(answer.status).toBe(200);
  });

  const neverMade = '/glossary/never-made/';

  test('a page that cannot be rendered leads to the 404 page with a message that it will be back', async ({
    page,
  }) => {
    const answer = await ask(neverMade, site.url);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    expect(answer.headers.get('content-security-policy')).toBeNull(); // stock Next: nothing sets one for an error

    const violations = await watchPolicy(page);
    await page.goto(site.url + neverMade);
    await expect(page).toHaveURL(/\/404\/#back-soon$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await expect(page.getByRole('main')).toContainText('We cannot show this page at the moment.');
    await expect(page.getByText('There is no page at this address')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Try the page again' })).toHaveAttribute(
      'href',
      site.url + neverMade,
    );
    expect(violations.filter((words) => words.includes('src'))).toEqual([]);
    await page.goto(`${site.url}/404/`);
    await expect(page.getByText('There is no page at this address')).toBeVisible();
    await expect(page.getByText('We cannot show this page at the moment.')).toBeHidden();
  });

  test('each cause is logged in one line of JSON', async () => {
    const lines = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes('"event":'))
        .map((line) => JSON.parse(line) as { event: string; path: string; digest: string });
    for (let i = 0; i < 3; i += 1)
      await ask('/glossary/never-made/?email=ada@example.com', site.url);
    await expect.poll(() => lines().map(({ event }) => event)).toContain('page not regenerated');
    const digests = lines().map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(digests.length);
    expect(
      lines()
        .map(({ path }) => path)
        .join(),
    ).not.toContain('@');
  });
});
