import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, ensureChromium, findHeadlessShell } from '../machine/browsers';
import { start, type Running } from '../site/process';
import { nextIn } from '../site/build';
import { startSite } from '../site/start-site';
import type { Asked } from './arguments';
import type { Figure } from './figure';
import { gradePath } from './templates';
import { buildBarePages, buildSitePages } from './next-build';

/** What the measures of one run share, each made when first asked for. */
export interface Bench {
  /** Whether only the quick sizes are wanted. */
  small: boolean;
  /** Whether the template of this name is asked for. */
  isAsked(template: string): boolean;
  /** The folder of the embedded sample's build. */
  sample(): Promise<string>;
  /** The sample, served. */
  site(): Promise<Running>;
  /** A page of the same framework with nothing on it, served. */
  bare(): Promise<Running>;
  /** The build of another checkout, served; `null` where none is named. */
  other(): Promise<Running | null>;
  browser(): Promise<Browser>;
  /** Ends whatever was started. */
  close(): Promise<void>;
}

/** Fills some rows of the table. Throws a sentence where the machine cannot. */
export type Measure = (bench: Bench) => Promise<readonly Figure[]>;

export function openBench({
  small,
  templates,
  against,
}: Pick<Asked, 'small' | 'templates' | 'against'>): Bench {
  const closers: (() => Promise<void>)[] = [];
  const served = async (starting: Promise<Running>) => {
    const running = await starting;
    closers.push(() => running.stop());
    return running;
  };
  // By its own packages: of two copies of React no page can be rendered.
  const startBare = (folder: string) =>
    start(process.execPath, [nextIn(folder), 'start', '-H', '127.0.0.1', '-p', '0'], {
      cwd: folder,
      env: { NODE_ENV: 'production' },
    });
  const sample = once(async () => (await buildSitePages('sample', {})).folder);
  return {
    small,
    isAsked: (template) => templates.length === 0 || templates.includes(template),
    sample,
    site: once(async () => served(startSite(await sample()))),
    bare: once(async () =>
      served(startBare((await buildBarePages(1, await fillerFor(await sample()))).folder)),
    ),
    other: once(async () => (against ? served(startSite(against)) : null)),
    browser: once(async () => {
      const browser = await chromium.launch({
        // The whole browser draws panels of its own for each new page, on the processor that is measured.
        executablePath: findHeadlessShell() ?? ensureChromium(),
        args: chromiumArguments,
      });
      closers.push(() => browser.close());
      // Releases differ: a key of one took twice as long as the same of another.
      console.log(`  Chromium ${browser.version()}`);
      return browser;
    }),
    async close() {
      for (const close of closers.splice(0)) await close();
    },
  };
}

/** A page's text stands in it twice: as markup, and in its flight data. */
const fillerFor = async (sample: string) =>
  (await stat(join(sample, '.next/server/app', `${gradePath.replace(/\/$/, '')}.html`))).size / 2;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}
