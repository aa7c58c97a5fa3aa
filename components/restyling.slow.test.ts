/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)[^_/]+\.scss$/.test(file))
    .map((file) => join(folder, file)),
);

/** The parts of a selector between signs that stand in no brackets. */
function split(selector: string, sign: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selector) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && sign.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** What a compound selector looks at in other elements. */
const looksInside = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Whether a selector that looks into an element applies to elements of any name. */
function isOfAnyName(selector: string): boolean {
  if (!selector.includes(':has(')) return false;
  const subject = split(selector, /[\s>+~]/).at(-1)!;
  const names = subject
    .replaceAll(looksInside, '')
    .replaceAll(/::?(?!root)[a-z-]+(?:\([\d\sn+-]*\))?/g, '');
  return !/[\w.#[]/.test(names);
}

// With `.card:has(.icon) > .words > *` Chromium restyled every element of the page for each one that was added to it:
// 318 and not 32 of the home page for each letter in its search box.
test('a rule with :has() names what it styles', () => {
  const rules = sheets.flatMap((sheet) =>
    [...compile(sheet, { loadPaths: ['components'] }).css.matchAll(/([^{};@]+)\{/g)].flatMap(
      ([, selectors = '']) => split(selectors, /,/).map((selector) => ({ sheet, selector })),
    ),
  );
  expect(rules.filter(({ selector }) => selector.includes(':has(')).length).toBeGreaterThan(20);
  expect(rules.filter(({ selector }) => isOfAnyName(selector))).toEqual([]);
});

test.each([
  ['.card:has(.icon) > .picture + .words > *', true],
  ['body:has(.own) > header :has(> [role=search])', true],
  ['.line:has(> .edit) > .change > :first-child', true],
  ['.list:has([data-other]) > :not(:has([data-other]))', true],
  ['.list:has([data-other]) > li:not(:has([data-other]))', false],
  ['.text:has(> .words > h2) > div > :is(p, ul)', false],
  [':root:has(.tray)', false],
  ['.words > *', false],
])('%s is of any name: %s', (selector, is) => {
  expect(isOfAnyName(selector)).toBe(is);
});
