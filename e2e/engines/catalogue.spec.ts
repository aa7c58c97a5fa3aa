import { getQuote, link, main, table } from './targets';
import { arrives, expect, test } from './journey';

test('from home over metal, grade and spec to a form, and back again', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(link(/^Titanium \d+ grades$/, main));
  await arrives(visitor, '/inventory/titanium/', 'Titanium');
  await visitor.click(link('6AL-4V', main));
  await arrives(visitor, '/inventory/titanium/grade/6al-4v/', '6AL-4V');
  expect(await visitor.text(table('Chemical composition, weight percent'))).toContain(
    'Al 5.50 6.75',
  );
  await visitor.click(link('AMS 4928', table('6AL-4V is stocked to')));
  await arrives(visitor, '/inventory/titanium/specs/ams-4928/', 'AMS 4928');
  await visitor.click(link('Forged Bar', table('Titanium stocked to AMS 4928')));
  await arrives(visitor, '/inventory/titanium/form/forged-bar/', 'Titanium Forged Bar');
  // Each page begins at its top, and going back finds the one before.
  expect(await visitor.run(() => scrollY)).toBe(0);
  await visitor.back();
  await arrives(visitor, '/inventory/titanium/specs/ams-4928/', 'AMS 4928');
  expect(await visitor.count(getQuote)).toBe(1);
});

test('grades narrow by form in place, and back takes it back', async ({ visitor }) => {
  await visitor.open('/inventory/titanium/');
  const cards = () => visitor.count({ role: 'article' });
  await expect.poll(cards).toBe(14);
  await visitor.click(link('Wire', { role: 'list', name: 'Filter by form' }));
  await arrives(visitor, '/inventory/titanium/?form=wire', 'Titanium');
  await expect.poll(cards).toBeLessThan(14);
  const narrowed = await cards();
  await visitor.reload();
  await expect.poll(cards).toBe(narrowed);
  await visitor.back();
  await expect.poll(cards).toBe(14);
});
