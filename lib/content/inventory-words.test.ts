/** @jest-environment node */
import { findMetal } from '@/lib/catalog/metals';
import { gradeHeading } from './inventory-words';

test.each([
  ['titanium', '6Al-4V', 'Titanium 6Al-4V'],
  ['nickel', 'Inconel 718', 'Nickel Inconel 718'],
  ['nickel', 'Nickel 200', 'Nickel 200'],
])('a grade of %s named %s is headed %s', (metal, title, heading) => {
  expect(gradeHeading(findMetal(metal)!, { title, excerpt: '' })).toBe(heading);
});
