/** @jest-environment node */
import { serialQueue } from './serial-queue';

test('one piece after the other, in their order, and others are served in between', async () => {
  const happened: string[] = [];
  const turn = serialQueue();
  const piece = (name: string) =>
    turn(async () => {
      happened.push(`${name} begins`);
      await Promise.resolve();
      happened.push(`${name} ends`);
      return name;
    });
  const pieces = Promise.all([piece('a'), piece('b')]);
  setImmediate(() => happened.push('a visitor'));
  expect(await pieces).toEqual(['a', 'b']);
  expect(happened).toEqual(['a begins', 'a ends', 'a visitor', 'b begins', 'b ends']);
});

test('a piece that fails says so to who asked, and the next is done', async () => {
  const turn = serialQueue();
  const [failed, done] = await Promise.allSettled([
    turn(() => Promise.reject(new Error('no font'))),
    turn(async () => 'drawn'),
  ]);
  expect(failed).toMatchObject({ reason: { message: 'no font' } });
  expect(done).toMatchObject({ value: 'drawn' });
});
