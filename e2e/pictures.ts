import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium, findHeadlessShell } from './machine/browsers';
import { templates } from './page/templates';
import { startSite } from './site/start-site';

/*
 * Pictures of every template of the built site, to be looked at: at four widths, light and dark.
 * npm run pictures -- --page=compare --width=390 --folder=/tmp/pictures
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['390', '768', '1280', '1920'] },
    folder: { type: 'string', default: '.cache/pictures' },
  },
});
const chosen = templates.filter((path) => path.includes(values.page));

mkdirSync(values.folder, { recursive: true });
const site = await startSite('.');
const browser = await chromium.launch({
  executablePath: findHeadlessShell() ?? ensureChromium(),
  args: chromiumArguments,
});
for (const width of values.width)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL: site.url,
      viewport: { width: Number(width), height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const path of chosen) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const name = path.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '') || 'home';
      const file = join(values.folder, `${name}-${width}-${colorScheme}.png`);
      // Scrolling loads the lazy pictures below the first screen.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
        scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: file, fullPage: true });
    }
    await page.close();
  }
await browser.close();
await site.stop();
console.log(`Pictures of ${chosen.length} pages: ${values.folder}`);
