import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '../page/templates';
import { expect, test } from './journey';
import { expectNoViolations } from './violations';

/** The pictures of every template, for people to look at after a run. */
const looks = 'test-results/looks';

/** Each view, and the engine that looks at it: together they look at all. */
const views = [
  [1280, 'light', 'chromium'],
  [390, 'dark', 'chromium'],
  [1280, 'dark', 'firefox'],
  [390, 'light', 'webkit'],
] as const;

/** Tools differ by their fields, which are drawn by the same components. */
const tool = /^\/tools\/(?!(?:metal-weight-)?conversion\/)/;

function tagsOf(path: string): string[] {
  if (path === '/') return ['@wide', '@each-engine'];
  return tool.test(path) ? ['@wide', '@chromium'] : ['@wide'];
}

for (const path of templates)
  test(
    `${path} can be used by everyone, in both widths and themes`,
    { tag: tagsOf(path) },
    async ({ visitor }) => {
      await visitor.open(path);
      for (const [width, theme, engine] of views) {
        if (visitor.engine !== engine) continue;
        await visitor.size(width, 900);
        await visitor.run((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
        const view = `${width} px, ${theme}`;
        await expectNoViolations(visitor, path);
        const overflow = () => document.documentElement.scrollWidth - innerWidth;
        // A window takes its new width a moment later.
        await expect.poll(() => visitor.run(overflow), { message: view }).toBeLessThanOrEqual(0);
        const folder = join(looks, visitor.engine);
        mkdirSync(folder, { recursive: true });
        const name = path.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '') || 'home';
        // MiniBrowser's window is never narrower than 447 px.
        const wide = await visitor.run(() => innerWidth);
        writeFileSync(join(folder, `${name}-${wide}-${theme}.png`), await visitor.screenshot());
      }
    },
  );
