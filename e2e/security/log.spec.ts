import { expect, test } from '@playwright/test';
import { sampleBuild } from '../site/build';
import { startSite } from '../site/start-site';

test('visitors are served when nobody reads the log any more, and the server still ends', async () => {
  const running = await startSite(sampleBuild);
  running.closeOutput();
  for (let n = 0; n < 3; n++) {
    // A report of a browser is a line of the log.
    const report = { 'effective-directive': 'img-src', 'blocked-uri': `https://a${n}.example` };
    const { status } = await fetch(`${running.url}/api/browser-reports/`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'document-uri': `${running.url}/`, ...report } }),
    });
    expect(status).toBe(204);
    expect((await fetch(`${running.url}/`)).status).toBe(200);
  }
  await running.stop();
  expect([0, 143]).toContain(await running.ended);
});
