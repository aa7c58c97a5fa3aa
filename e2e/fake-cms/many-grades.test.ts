/** @jest-environment node */
import { media, menu, records } from '../../lib/cms/sample/records';
import { createWordPress } from '../wordpress-emulator/emulator';
import { manyGrades } from './many-grades';

/** Microseconds of this process to read a whole collection of that many grades, a hundred at a time. */
async function readingTime(n: number) {
  const cms = createWordPress({ records: [...records, ...manyGrades(n)], media, menu });
  const begun = process.cpuUsage();
  let read = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `per_page=100&page=${page}&orderby=id&order=asc&_fields=id,slug,acf`;
    const response = await cms.answer(
      new Request(`https://wordpress.sample/wp-json/wp/v2/titanium_grades?${query}`),
    );
    pages = Number(response.headers.get('x-wp-totalpages'));
    read += ((await response.json()) as unknown[]).length;
  }
  expect(read).toBe(n + 14);
  return process.cpuUsage(begun).user;
}

test('every generated grade has a name of its own and the fields of a real one', () => {
  const grades = manyGrades(1000, 'nickel_grades');
  expect(new Set(grades.map(({ slug }) => slug)).size).toBe(1000);
  expect(grades[500]!.acf).toHaveProperty('specs-nickel');
});

test('a collection nobody knows is refused', () => {
  expect(() => manyGrades(1, 'lead_grades')).toThrow('No grades in "lead_grades"');
});

test('ten times the grades take at most some twenty times as long to read: nothing is quadratic', async () => {
  await readingTime(500); // warm
  const [few, many] = [await readingTime(500), await readingTime(5000)];
  expect(many / few).toBeLessThan(25);
}, 60_000);
