/** @jest-environment node */
import { rmSync } from 'node:fs';
import { temporaryFolder } from '@/e2e/machine/temporary-folder';

const kept = temporaryFolder('settings');

/** What a start with these settings prints. */
async function check(settings: Record<string, string>): Promise<string> {
  jest.resetModules();
  process.env = { NODE_ENV: 'test', QUOTES_DATABASE: `file:${kept}/quotes.db`, ...settings };
  return (await import('./check-settings')).checkSettings();
}

const wordPress = { WORDPRESS_URL: 'https://cms.example.net', SITE_URL: 'https://www.example.net' };

test('the embedded sample needs no setting, and says nothing', async () => {
  expect(await check({})).toBe('');
});

test('a start that could keep no request is refused', async () => {
  const settings = { QUOTES_DATABASE: 'file:/dev/null/quotes/quotes.db' };
  await expect(check(settings)).rejects.toThrow(
    'QUOTES_DATABASE is in /dev/null/quotes, where no file can be kept: ',
  );
  expect(await check({ ...settings, VERCEL: '1' })).toBe('');
});

test('with a WordPress of its own a start lists once what is still the sample’s', async () => {
  const list = await check(wordPress);
  const [title, ...lines] = list.trim().split('\n');
  expect(title).toBe(`Still the sample's, or to be set (${lines.length}):`);
  expect(lines).toContain('  - phone: (951) 555-0100 (lib/site/company.ts)');
  expect(lines).toContain('  - seal: AS9120 (lib/site/company.ts, public/seals/as9120.svg)');
  expect(lines.at(-1)).toContain('public/product-line-card.pdf');
});

test('it names a database inside the release, and one on a host without a disk', async () => {
  const list = await check({ ...wordPress, QUOTES_DATABASE: 'file:.cache/quotes-of-a-test/q.db' });
  rmSync('.cache/quotes-of-a-test', { recursive: true });
  expect(list).toContain('  - QUOTES_DATABASE: a file that outlives releases, such as');
  expect(await check({ ...wordPress, VERCEL: '1' })).toContain(
    '  - QUOTES_DATABASE: a libsql:// server, for a function here has no disk',
  );
  expect(await check({ ...wordPress, QUOTES_DATABASE: 'libsql://quotes.example' })).not.toContain(
    'QUOTES_DATABASE',
  );
});
