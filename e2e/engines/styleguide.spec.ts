import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './journey';
import type { Visitor } from '../visitor/visitor';

/** The groups of the styleguide that hold components, by the words over them (`app/styleguide/page.tsx`). */
const groups = [
  'Color and type',
  'Buttons and forms',
  'Stock',
  'Calculators and tables',
  'Content',
] as const;

/** In Chromium `e2e/screens/styleguide.spec.ts` looks at each width in each theme. */
const views = [
  [1280, 'light'],
  [390, 'dark'],
] as const;

for (const [width, theme] of views)
  test(
    `every component is drawn, ${width} px, ${theme}`,
    { tag: ['@wide', '@not-chromium'] },
    async ({ visitor }) => {
      test.setTimeout(120_000);
      await visitor.size(width, 900);
      await visitor.open('/404/');
      await visitor.run(() => {
        const grade = { title: '6AL-4V', href: '/inventory/titanium/grade/6al-4v/' };
        localStorage.setItem('recent', JSON.stringify([grade]));
      });
      await visitor.open('/styleguide/');
      await visitor.run((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      expect(await visitor.run(undrawn)).toEqual([]);
      for (const name of groups) await photograph(visitor, name, theme);
    },
  );

/** Specimens that take up no room, and whether the page is wider than its window. */
const undrawn = () => [
  ...[...document.querySelectorAll('[data-shows]')]
    .filter((specimen) => specimen.lastElementChild!.getBoundingClientRect().height < 16)
    .map((specimen) => specimen.getAttribute('data-shows')),
  ...(document.documentElement.scrollWidth > innerWidth ? ['too wide'] : []),
];

/** A group, window by window: WebKit's driver sees no more of a page at once. */
async function photograph(visitor: Visitor, name: string, theme: string) {
  const folder = join('test-results/looks/styleguide', named(visitor));
  mkdirSync(folder, { recursive: true });
  const group = { role: 'region', name } as const;
  // MiniBrowser's window is never narrower than 447 px.
  const wide = await visitor.run(() => innerWidth);
  await visitor.on(group, (element) => element.scrollIntoView({ behavior: 'instant' }));
  for (let sheet = 1, more = true; more; sheet += 1) {
    const file = `${name.toLowerCase().replaceAll(' ', '-')}-${wide}-${theme}-${sheet}.png`;
    writeFileSync(join(folder, file), await visitor.screenshot());
    more = await visitor.on(group, scrollOn);
  }
}

/** To what has not been seen, under the header; says whether there was any. */
const scrollOn = (group: HTMLElement) => {
  const more = group.getBoundingClientRect().bottom > innerHeight;
  if (more) scrollBy({ top: innerHeight - 100, behavior: 'instant' });
  return more;
};

/** "firefox-140"; WebKitGTK's releases differ in two numbers: "webkit-2.52". */
function named({ engine, version }: Visitor) {
  const [major, minor] = version.split('.');
  return engine === 'webkit' ? `${engine}-${major}.${minor}` : `${engine}-${major}`;
}
