/** @jest-environment node */
import { manyGrades } from './many-grades';

test('every generated grade has a name of its own and the fields of a real one', () => {
  const grades = manyGrades(1000, 'nickel_grades');
  expect(new Set(grades.map(({ slug }) => slug)).size).toBe(1000);
  expect(grades[500]!.acf).toHaveProperty('specs-nickel');
});

test('an unknown collection is refused', () => {
  expect(() => manyGrades(1, 'lead_grades')).toThrow('No grades in "lead_grades"');
});
