/** @jest-environment node */
import { findMetal } from '@/lib/catalog/metals';
import { gradeHeading } from './inventory-words';

test.each([
  ['titanium', '6AL-4V', 'Titanium 6AL-4V'],
  ['nickel', 'INCONEL 718', 'Nickel INCONEL 718'],
  ['nickel', 'NICKEL 200', 'NICKEL 200'],
])('a grade of %s named %s is headed %s', (metal, title, heading) => {
  expect(gradeHeading(findMetal(metal)!, { title, excerpt: '' })).toBe(heading);
});
