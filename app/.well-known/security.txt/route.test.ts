/** @jest-environment node */
import { GET } from './route';

test('security.txt names who to write to, for less than a year', async () => {
  const text = await GET().text();
  expect(text).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \S+\nPreferred-Languages: en\nCanonical: http/,
  );
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)![1]!);
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
