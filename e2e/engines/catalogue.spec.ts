import { button, getQuote, link, main, table } from './targets';
import { expectPage, expect, test } from './journey';

test(
  'from home over metal, grade and spec to a form, and back again',
  { tag: '@each-engine' },
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.click(link(/^Titanium \d+ grades$/, main));
    await expectPage(visitor, '/inventory/titanium/', 'Titanium');
    expect(await visitor.count(getQuote)).toBe(1);
    await visitor.click(link('6AL-4V', main));
    await expectPage(visitor, '/inventory/titanium/grade/6al-4v/', 'Titanium 6AL-4V');
    expect(await visitor.text(table('Chemical composition, weight percent'))).toContain(
      'Al 5.50 6.75',
    );
    await visitor.click(link('AMS 4928', table('Specifications of 6AL-4V')));
    await expectPage(visitor, '/inventory/titanium/specs/ams-4928/', 'AMS 4928');
    await visitor.click(link('Forged Bar', table('Titanium supplied to AMS 4928')));
    await expectPage(visitor, '/inventory/titanium/form/forged-bar/', 'Titanium Forged Bar');
    // Each page begins at its top, and going back finds the one before.
    expect(await visitor.run(() => scrollY)).toBe(0);
    await visitor.back();
    await expectPage(visitor, '/inventory/titanium/specs/ams-4928/', 'AMS 4928');
  },
);

test('grades narrow by form in place, and back takes it back', async ({ visitor }) => {
  await visitor.open('/inventory/titanium/');
  const cards = () => visitor.count({ role: 'article' });
  await expect.poll(cards).toBe(14);
  await visitor.click(link('Wire', { role: 'list', name: 'Filter by form' }));
  await expectPage(visitor, '/inventory/titanium/?form=wire', 'Titanium');
  await expect.poll(cards).toBeLessThan(14);
  const narrowed = await cards();
  await visitor.reload();
  await expect.poll(cards).toBe(narrowed);
  await visitor.back();
  await expect.poll(cards).toBe(14);
  // A link to the same page without the query shows every grade again.
  await visitor.click(link('Wire', { role: 'list', name: 'Filter by form' }));
  await expect.poll(cards).toBe(narrowed);
  await visitor.click(link('Titanium', { role: 'navigation', name: 'Metals' }));
  await expectPage(visitor, '/inventory/titanium/', 'Titanium');
  await expect.poll(cards).toBe(14);
});

test('the strengths of a grade change their unit', async ({ visitor }) => {
  await visitor.open('/inventory/titanium/grade/6al-4v/');
  const properties = table('Minimums at room temperature, by specification');
  const heads = () => visitor.text(properties);
  expect(await heads()).toMatch(/Tensile ksi/);
  await visitor.click(button('Show MPa'));
  await expect.poll(heads).toMatch(/Tensile MPa/);
  await visitor.reload();
  await expect.poll(heads).toMatch(/Tensile MPa/);
  await visitor.click(button('Show ksi'));
  await expect.poll(heads).toMatch(/Tensile ksi/);
});
