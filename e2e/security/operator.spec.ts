import { expect, test } from '@playwright/test';
import { sampleBuild } from '../site/build';
import { startSite } from '../site/start-site';

test('visitors are served when nobody reads the log any more, and the server still ends', async () => {
  const running = await startSite(sampleBuild);
  // The server ends once each connection has.
  const ask = async (path: string, init?: RequestInit) => {
    const headers = { ...init?.headers, connection: 'close' };
    return (await running.get(path, { ...init, headers })).status;
  };
  // Next prints its address a moment before the site's own code runs.
  await expect.poll(() => ask('/api/ready/')).toBe(200);
  running.closeOutput();
  for (let n = 0; n < 3; n++) {
    // A report of a browser is a line of the log.
    const report = { 'effective-directive': 'img-src', 'blocked-uri': `https://a${n}.example` };
    const status = await ask('/api/browser-reports/', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'document-uri': `${running.url}/`, ...report } }),
    });
    expect(status).toBe(204);
    expect(await ask('/')).toBe(200);
  }
  process.kill(running.pid, 'SIGTERM');
  expect([0, 143]).toContain(await running.ended);
});

test('/api/metrics/ shows what other routes counted', async () => {
  const METRICS_SECRET = 'local-only-metrics-secret';
  const running = await startSite(sampleBuild, { METRICS_SECRET });
  await fetch(`${running.url}/api/webhook/`, { method: 'POST' });
  await fetch(`${running.url}/api/quote/`, { method: 'POST', body: new FormData() });
  const headers = { authorization: `Bearer ${METRICS_SECRET}` };
  const text = await (await fetch(`${running.url}/api/metrics/`, { headers })).text();
  expect(text).toContain('\nsite_webhooks_total{status="404"} 1\n');
  expect(text).toMatch(/\nsite_quotes_posted_total\{status="4\d\d"\} 1\n/);
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d{6,}\n/);
  await running.stop();
});
