import { execFileSync, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { close, listen } from '../machine/local-server';
import { ensureNginx } from '../machine/nginx';
import { sampleBuild } from '../site/build';
import { startSite } from '../site/start-site';

const site = process.env.E2E_SITE ?? '';
let folder: string;
test.beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'operations-'))));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Runs shell commands that write an nginx configuration into the folder. Throws what nginx or the shell says. */
function checkNginx(commands: string): string {
  const { status, stderr } = spawnSync('sh', ['-euc', commands], {
    encoding: 'utf8',
    env: { ...process.env, TLS: folder, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  const written = readFileSync(join(folder, 'nginx.conf'), 'utf8').replace(/^#.*\n/gm, '');
  expect(written).not.toContain('{{');
  expect(written).toContain('listen 443 ssl');
  return written;
}

test('the commands of docs/operations.md, and of the image, make a configuration that nginx takes', () => {
  ensureNginx();
  const [, block = ''] =
    /^```sh nginx\n(.*?)^```/ms.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const names = ['-subj', '/CN=www.example.com', '-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names], {
    cwd: folder,
    stdio: 'ignore',
  });
  const commands = block
    .replaceAll('/var/lib/nginx-hard-metals', `${folder}/nginx`)
    .replaceAll('/etc/nginx/nginx.conf', `${folder}/nginx.conf`)
    .replaceAll('/etc/logrotate.d/hard-metals', `${folder}/logrotate.conf`)
    .replaceAll('/srv/hard-metals/current', '.')
    .replaceAll('/run/nginx.pid', `${folder}/nginx.pid`)
    .replace('nginx -t && systemctl reload-or-restart nginx', `nginx -t -c ${folder}/nginx.conf`);
  expect(commands).not.toContain('systemctl');
  checkNginx(commands);

  const [, command = ''] =
    /^RUN (sed .*?)\nCMD/ms.exec(readFileSync('ops/nginx.Dockerfile', 'utf8')) ?? [];
  const written = checkNginx(
    `${command
      .replaceAll('/var/lib/nginx-hard-metals', `${folder}/nginx`)
      .replaceAll('/etc/nginx/nginx.conf', `${folder}/nginx.conf`)
      .replaceAll('/etc/tls', folder)
      .replace(/\/dev\/std(?:err|out)/g, `${folder}/log`) // here they are sockets, which cannot be opened
      .replace('/tmp/nginx.conf', 'ops/nginx.conf')}
    nginx -t -c ${folder}/nginx.conf`,
  );
  const asked = [...written.matchAll(/server ([\d.]+):3000/g)].map(([, address]) => address);
  const given = readFileSync('ops/compose.yaml', 'utf8').matchAll(/ipv4_address: ([\d.]+)/g);
  expect(new Set(asked)).toEqual(new Set([...given].map(([, address]) => address)));
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** As simple a host as there is: files, `index.html` for a folder, 404.html, and 405 for what is posted. */
const serveFolder = (root: string) =>
  createServer(({ method, url = '' }, response) => {
    if (method !== 'GET') return void response.writeHead(405).end();
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    const found = existsSync(file) && extname(file) !== '';
    response
      .writeHead(found ? 200 : 404, {
        'content-type': types[found ? extname(file) : '.html'] ?? 'application/octet-stream',
      })
      .end(readFileSync(found ? file : join(root, '404.html')));
  });

test('a mirror is the site on a static host: pages, search, tools; forms lead to mail and telephone', async ({
  page,
}) => {
  const root = join(folder, 'mirror');
  const mirror = (...words: string[]) =>
    spawnSync('node_modules/.bin/tsx', ['ops/mirror.ts', '--from', site, ...words], {
      cwd: sampleBuild,
      encoding: 'utf8',
    });
  expect(mirror(root)).toMatchObject({ status: 0, stderr: '' });
  expect(mirror('--check', root)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('and the same.'),
  });

  const server = serveFolder(root);
  const host = await listen(server);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${host}/`);
  await page.getByRole('link', { name: 'Titanium' }).first().click();
  await expect(page).toHaveURL(/\/inventory\/titanium\/$/);
  await page.goto(`${host}/search/?q=6al-4v`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /6AL-4V/i })
      .first(),
  ).toBeVisible();
  await page.goto(`${host}/tools/temperature-conversion/`);
  await page.getByRole('main').getByRole('textbox').first().fill('212');
  await expect(page.getByRole('main')).toContainText('100');
  await page.goto(`${host}/quote-list/`);
  await expect(page.locator('form[action^="mailto:"]').first()).toBeAttached();
  await expect(page.locator('form[action^="/api/"]')).toHaveCount(0);
  expect((await page.goto(`${host}/no-such-page/`))?.status()).toBe(404);
  expect(errors).toEqual([]);
  await close(server);
});

test('visitors are served when nobody reads the log any more', async () => {
  const running = await startSite(sampleBuild);
  running.closeOutput();
  for (let n = 0; n < 3; n++) {
    const logged = await fetch(`${running.url}/api/browser-reports/`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'document-uri': `${running.url}/`,
          'effective-directive': 'img-src',
          'blocked-uri': `https://a${n}.example`,
        },
      }),
    });
    expect(logged.status).toBe(204);
    expect((await fetch(`${running.url}/`)).status).toBe(200);
  }
  await running.stop();
  expect(await running.ended).toBe(143); // as Next ends on SIGTERM
});

test('/api/metrics/ shows what other routes counted', async () => {
  const METRICS_SECRET = 'local-only-metrics-secret';
  const running = await startSite(sampleBuild, { METRICS_SECRET });
  await fetch(`${running.url}/api/notice/`, { method: 'POST' });
  await fetch(`${running.url}/api/quote/`, { method: 'POST', body: new FormData() });
  const headers = { authorization: `Bearer ${METRICS_SECRET}` };
  const text = await (await fetch(`${running.url}/api/metrics/`, { headers })).text();
  expect(text).toContain('\nsite_webhooks_total{status="404"} 1\n');
  expect(text).toMatch(/\nsite_quotes_posted_total\{status="4\d\d"\} 1\n/);
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d{6,}\n/);
  await running.stop();
});
