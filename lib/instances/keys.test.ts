/** @jest-environment node */
import { keysOf } from './keys';

const edition = { buildId: 'b1', wordPress: 'https://cms.example', site: 'https://www.example' };

test('instances of one edition find each other, and no other edition’s', () => {
  const pages = [
    edition,
    { ...edition },
    { ...edition, buildId: 'b2' },
    { ...edition, wordPress: 'https://staging.example' },
    { ...edition, site: 'https://new.example' },
  ].map((each) => keysOf(each).page('/inventory'));
  expect(pages[0]).toBe(pages[1]);
  expect(new Set(pages).size).toBe(4);
});

test('no two things have one name', () => {
  const keys = keysOf(edition);
  const names = [
    keys.tags,
    keys.invalidations,
    keys.page('x'),
    keys.pageLock('x'),
    keys.reading('x'),
    keys.readingLock('x'),
    keys.webhook('x'),
  ];
  expect(new Set(names).size).toBe(names.length);
});
