/** @jest-environment node */
import { findMetal } from '@/lib/catalog/metals';
import { gradeHeading, specHeading } from './inventory-words';

test.each([
  ['titanium', '6Al-4V', 'Titanium 6Al-4V'],
  ['nickel', 'Inconel 718', 'Nickel Inconel 718'],
  ['nickel', 'Nickel 200', 'Nickel 200'],
])('a grade of %s named %s is headed %s', (metal, title, heading) => {
  expect(gradeHeading(findMetal(metal)!, { title, excerpt: '' })).toBe(heading);
});

test.each([
  [['6Al-4V'], 'bar, wire, forgings, drawn shapes', 'AMS 1 · Titanium 6Al-4V bar'],
  [['6Al-4V'], 'sheet, strip, plate', 'AMS 1 · Titanium 6Al-4V sheet, strip, plate'],
  [['CP Grade 2', 'CP Grade 3'], 'bar', 'AMS 1 · Titanium bar'],
  [[], null, 'AMS 1 · Titanium'],
])('a spec of %s in %s is headed %s', (grades, productForms, heading) => {
  const references = grades.map((title) => ({ title, slug: title }));
  expect(specHeading(findMetal('titanium')!, { title: 'AMS 1', productForms }, references)).toBe(
    heading,
  );
});
