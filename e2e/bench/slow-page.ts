import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pageFunctions } from '../visitor/page-functions';

/** Milliseconds before each answer, bytes a second. */
export const lines = {
  /** A phone's slow line, 1.6 Mbit/s. */
  slow: { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 },
  /** What most offices have. */
  office: { latencyMs: 40, bytesPerSecond: 20_000_000 / 8 },
} as const;

/** A new page with an empty cache, on a slow line and a processor four times as slow by default; close its context after use. */
export async function slowPage(
  browser: Browser,
  {
    slowerCpu = 4,
    line = 'slow',
    viewport = { width: 390, height: 844 },
  }: {
    slowerCpu?: number;
    line?: keyof typeof lines;
    viewport?: { width: number; height: number };
  } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const { latencyMs, bytesPerSecond } = lines[line];
  const context = await browser.newContext({ viewport });
  await context.addInitScript(pageFunctions);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  return { page, context };
}
