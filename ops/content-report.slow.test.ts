/** @jest-environment node */
import { spawnSync } from 'node:child_process';

jest.setTimeout(60_000);
const report = (settings: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'ops/content-report.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', LAST_BUILD_FOLDER: '/nonexistent', ...settings },
  });

test.each([
  ['a WordPress that is not there', { WORDPRESS_URL: 'http://127.0.0.1:9' }, 'no answer from'],
  ['a wrong setting', { WORDPRESS_URL: 'cms.example.com' }, 'WORDPRESS_URL must be an http(s)'],
])('%s is a sentence and exit code 1, not a stack trace', (_, settings, says) => {
  const { status, stdout, stderr } = report({ WORDPRESS_TIMEOUT_MS: '500', ...settings });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(says);
  expect(stdout + stderr).not.toMatch(/\n\s+at .+:\d+:\d+/);
});

test('the sample has nothing broken', () => {
  const { status, stdout } = report({ WORDPRESS_URL: '' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/\d{3} posts read\. 0 broken/);
});
