import { expect } from '@playwright/test';
import { By, Key } from 'selenium-webdriver';
import { quoteFields } from '@/content-schemas/quote-fields';
import { success } from '@/lib/quotes/messages';
import { axe, rules, runAxe } from '../page/axe';
import { quoteSite } from '../visitor/quote-page';
import { quoteAnswers } from '../visitor/quote-post';
import { test, type WebKit } from './webkit';

const css = (selector: string) => By.css(selector);
/** By its words, within a part of the page. */
const words = (text: string, within = '//main') =>
  By.xpath(`${within}//*[normalize-space(.)="${text}" and not(*[normalize-space(.)="${text}"])]`);
const link = (text: string) => By.xpath(`//main//a[normalize-space(.)="${text}"]`);
const field = (label: string, within = '//main') =>
  By.xpath(`${within}//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`);

test('from home over metal, grade and spec, and back again', async ({ webkit }) => {
  await webkit.open('/');
  await webkit.click(css('main a[href="/inventory/titanium/"]'));
  await webkit.shows('Titanium');
  await webkit.click(link('6Al-4V'));
  await webkit.shows('Titanium 6Al-4V');
  await webkit.click(link('AMS 4928'));
  await webkit.shows('AMS 4928 · Titanium 6Al-4V bar');
  expect(await webkit.run(() => scrollY)).toBe(0);
  await webkit.driver.navigate().back();
  await webkit.shows('Titanium 6Al-4V');
});

test('a calculator answers, and keeps the answer in its address', async ({ webkit }) => {
  await webkit.open('/tools/steel-hardness-conversion/?scale=hb');
  const hardness = await webkit.see(field('Brinell (HB)'));
  await hardness.clear();
  await hardness.sendKeys('149');
  const first = () => document.querySelector('main dl:has(data) dd')?.textContent;
  await expect.poll(() => webkit.run(first)).toContain('not applicable');
  await expect.poll(() => webkit.driver.getCurrentUrl()).toMatch(/hb=149$/);
  await webkit.driver.navigate().refresh();
  await expect.poll(() => webkit.run(first)).toContain('not applicable');
});

test('grades are ticked, and stand side by side', async ({ webkit }) => {
  for (const slug of ['6al-4v', 'beta-c']) {
    await webkit.open(`/inventory/titanium/grade/${slug}/`);
    await webkit.click(By.xpath('//main//label[starts-with(normalize-space(.), "Compare")]'));
  }
  await webkit.click(link('Compare 2 grades'));
  await webkit.shows('Compare Grades');
  const uns = await webkit.see(By.xpath('//main//tr[starts-with(normalize-space(.), "UNS")]'));
  expect((await uns.getText()).replaceAll(/\s+/g, '')).toBe('UNSR56400R58640');
});

test('the search is typed, chosen with the arrows, and opened with Enter', async ({ webkit }) => {
  await webkit.open('/search/');
  const search = await webkit.see(css('main [role=combobox]'));
  await search.sendKeys('ams4928');
  await webkit.see(words('1 result'));
  await search.sendKeys(Key.ARROW_DOWN, Key.ENTER);
  await webkit.shows('AMS 4928 · Titanium 6Al-4V bar');
});

/** axe's complaints about the page as it is. */
async function violations({ driver }: WebKit) {
  await driver.executeScript(axe);
  return driver.executeAsyncScript(
    `const [rules, done] = arguments; (${runAxe})(rules).then(done, (error) => done(String(error)))`,
    rules,
  );
}

test('home and a grade can be used by everyone', async ({ webkit }) => {
  for (const path of ['/', '/inventory/titanium/grade/6al-4v/']) {
    await webkit.open(path);
    expect([path, await violations(webkit)]).toEqual([path, []]);
  }
});

const quotes = quoteSite();

test('a quote request is filled in and sent', async ({ webkit }) => {
  await webkit.driver.get(`${quotes.url}/contact/`);
  await webkit.shows('Contact Us');
  for (const { name } of quoteFields) {
    const box = await webkit.see(css(`main form [name="${name}"]`));
    await box.sendKeys(quoteAnswers[name]);
  }
  await webkit.run(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3_000; // as if a person had filled it in
  });
  await webkit.click(By.xpath('//main//form//button[normalize-space(.)="Send"]'));
  await webkit.see(By.xpath(`//main//*[contains(normalize-space(.), "${success}")]`));
  expect(quotes.form.received).toHaveLength(1);
});
