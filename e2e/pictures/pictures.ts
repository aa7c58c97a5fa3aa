import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium, findHeadlessShell } from '../machine/browsers';
import { startSite } from '../site/start-site';
import { openHydrated } from '../visitor/open-hydrated';
import { pageFunctions } from '../visitor/page-functions';
import { states, type State } from './states';

/*
 * npm run pictures                                   the built site: every state at every width, light and dark
 * npm run pictures -- --state=compare --width=390 --theme=dark --folder=/tmp/pictures
 *
 * A picture is as high as two screens; a longer page has several, up to `most`. A state that cannot be reached is
 * printed, and the command fails.
 */
const { values } = parseArgs({
  options: {
    state: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['390', '768', '1280', '1920'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    folder: { type: 'string', default: '.cache/pictures' },
  },
});
const heights: Readonly<Record<string, number>> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const most = 4;

/** The pictures of a page from its top, or of what is in sight. */
async function shoot(page: Page, height: number, isOverlay: boolean, file: string) {
  await page.evaluate(async () => {
    // A picture that is decoded later is blank in the screenshot.
    for (const image of document.images)
      Object.assign(image, { loading: 'eager', decoding: 'sync' });
    // Sizes become buttons before they are in sight.
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0); // what sticks is at its place
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForTimeout(500); // what was typed or chosen is shown
  const whole = isOverlay ? height : await page.evaluate(() => document.body.scrollHeight);
  const part = isOverlay ? height : 2 * height;
  for (let number = 0; number < most && number * part < whole; number += 1)
    await page.screenshot({
      path: `${file}-${number + 1}.png`,
      fullPage: !isOverlay,
      clip: {
        x: 0,
        y: number * part,
        width: page.viewportSize()!.width,
        height: Math.min(part, whole - number * part),
      },
    });
}

mkdirSync(values.folder, { recursive: true });
const site = await startSite('.');
const browser = await chromium.launch({
  executablePath: findHeadlessShell() ?? ensureChromium(),
  args: chromiumArguments,
});
const failures: string[] = [];
const chosen = states.filter(({ name }) => new RegExp(values.state).test(name));
for (const width of values.width)
  for (const theme of values.theme) {
    const height = heights[width];
    if (!height || !['light', 'dark'].includes(theme))
      throw new Error(
        `--width is one of ${Object.keys(heights).join(', ')}; --theme light or dark.`,
      );
    for (const state of chosen) await take(state, Number(width), height, theme);
  }
await browser.close();
await site.stop();
console.log(`Pictures of ${chosen.length} states: ${values.folder}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function take(
  { name, path, isOverlay = false, reach }: State,
  width: number,
  height: number,
  theme: string,
) {
  const isPhone = width < 480;
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  await page.addInitScript(pageFunctions);
  page.setDefaultTimeout(10_000);
  try {
    await openHydrated(page, path);
    await reach?.(page, isPhone);
    await shoot(page, height, isOverlay, join(values.folder, `${name}-${width}-${theme}`));
  } catch (error) {
    failures.push(`${name} at ${width} px, ${theme}: ${(error as Error).message.split('\n')[0]}`);
  }
  await context.close();
}
