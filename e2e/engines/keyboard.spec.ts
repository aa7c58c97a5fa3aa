import { openHydrated } from '../visitor/open-hydrated';
import { expect, focused, test } from './journey';

/** Pages of different kinds, and how many stops of the keyboard are looked at. */
const pages = [
  ['/', 36],
  ['/inventory/titanium/', 50],
  ['/tools/metal-weight-conversion/', 40],
  ['/contact/', 30],
] as const;

for (const [path, stops] of pages)
  test(`${path}: the keyboard goes in the order one reads, and its place is seen`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const faults: string[] = [];
    let before = -1;
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, place, marked, free } = await page.evaluate(focusedPlace);
      if (place < before) faults.push(`${name} comes after what follows it`);
      if (!marked) faults.push(`nothing shows that the focus is on ${name}`);
      if (!free) faults.push(`${name} is out of sight or covered`);
      before = place;
    }
    expect(faults).toEqual([]);
  });

test('the first stop leads past the header', { tag: '@each-engine' }, async ({ page }) => {
  await openHydrated(page, '/glossary/alloy/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

/** Runs in the page: what has the focus, where it stands in the document, and whether one sees it. */
function focusedPlace() {
  const element = document.activeElement as HTMLElement;
  const hasRing = (candidate: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
    if (outlineStyle === 'none') return / 0px 0px 0px 2px( |$)/.test(boxShadow);
    return Number.parseFloat(outlineWidth) >= 2;
  };
  // A tile or a card may carry the mark for the box or the link in it.
  const carriers = [element, element.parentElement!, element.closest('label, li, article')];
  const area = (element.closest('label') ?? element).getBoundingClientRect();
  const corners = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [area.left + area.width * x, area.top + area.height * y] as const),
  );
  const hit = corners.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return {
    name: `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30)}`,
    place: [...document.querySelectorAll('*')].indexOf(element),
    marked: carriers.some((carrier) => carrier && hasRing(carrier)),
    free: hit,
  };
}
