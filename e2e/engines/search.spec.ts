import { combobox, heading, link, main, option, words } from './targets';
import { expectPage, expect, seesNo, expectVisible, test } from './journey';

const field = combobox('Search grades, specs and UNS numbers', main);

test(
  'typed, chosen with the arrows, opened with Enter; Escape closes',
  { tag: '@each-engine' },
  async ({ visitor }) => {
    await visitor.open('/search/');
    await visitor.fill(field, 'ams49');
    // The list of four letters is shown until that of five is ready.
    const isOfAll = () => document.querySelector('main [role=search] a[href$="q=ams49"]') !== null;
    await expect.poll(() => visitor.run(isOfAll)).toBe(true);
    await expectVisible(visitor, option(/^AMS 49/));
    const chosen = () =>
      visitor.run(() => document.querySelector('[role=option][aria-selected=true]')?.textContent);
    await visitor.press('ArrowDown');
    await expect.poll(chosen).toContain('AMS 49');
    const first = await chosen();
    await visitor.press('ArrowDown');
    await expect.poll(chosen).not.toBe(first);
    await visitor.press('ArrowUp');
    await expect.poll(chosen).toBe(first);
    await visitor.press('Escape');
    await seesNo(visitor, option(/./));
    await visitor.fill(field, 'ams4928');
    await expectVisible(visitor, option(/^AMS 4928/));
    await expectVisible(visitor, words('1 result', main));
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await expectPage(visitor, '/inventory/titanium/specs/ams-4928/', 'AMS 4928');
    await seesNo(visitor, option(/./));
  },
);

test('Enter without a choice leads to the page of all results', async ({ visitor }) => {
  await visitor.open('/search/');
  await visitor.fill(field, 'round bar');
  await visitor.press('Enter');
  await expectPage(visitor, '/search/?q=round+bar', 'Search');
  await expectVisible(visitor, heading('Results for “round bar”'));
  await expectVisible(visitor, link(/^Titanium Round Bar/, main));
});
