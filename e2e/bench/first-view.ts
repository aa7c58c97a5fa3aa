import type { Browser, Request } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A file that a first view asked for. */
export interface Loaded {
  url: string;
  type: ReturnType<Request['resourceType']>;
  /** Whether it was asked for in the way a page is fetched ahead of a click. */
  isPrefetch: boolean;
  /** Without compression. */
  body: Buffer;
}

export interface FirstView {
  document: Buffer;
  loaded: readonly Loaded[];
  /** Addresses of the fonts that the page preloads, and of style sheets that block it. */
  preloadedFonts: readonly string[];
  blockingStyles: readonly string[];
}

/** All that a browser with an empty cache fetches for a page until nothing more comes, untouched by anyone. */
export async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500); // what an idle callback asks for
  const loaded = await Promise.all(
    requests.filter((request) => !request.url().startsWith('data:')).map(toLoaded),
  );
  const links = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  const view = {
    document: loaded[0]!.body,
    loaded,
    preloadedFonts: await links('link[rel=preload][as=font]'),
    blockingStyles: await links('link[rel=stylesheet]:not([media=print], [disabled])'),
  };
  await context.close();
  return view;
}

async function toLoaded(request: Request): Promise<Loaded> {
  const response = await request.response();
  const headers = await request.allHeaders();
  return {
    url: request.url(),
    type: request.resourceType(),
    isPrefetch:
      'next-router-prefetch' in headers || headers['sec-purpose']?.includes('prefetch') === true,
    body: (await response?.body().catch(() => null)) ?? Buffer.alloc(0), // a redirect has none
  };
}

export const gzip = (body: Buffer): number => gzipSync(body, { level: 9 }).byteLength;
export const brotli = (body: Buffer): number => brotliCompressSync(body).byteLength;
