import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone on a slow line (goals.md): milliseconds before each answer, bytes a second, times the work takes longer. */
const line = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8, slowerCpu: 4 };

/** A new page with an empty cache on a slow line and a slow processor; close its context after use. */
export async function slowPage(
  browser: Browser,
  { slowerCpu = line.slowerCpu }: { slowerCpu?: number } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // tsx names functions through this, also those that are sent to the browser.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  return { page, context };
}
