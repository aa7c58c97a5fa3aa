/** @jest-environment node */
import { serialQueue } from './serial-queue';

test('tasks run one after the other in their order, and other work runs between them', async () => {
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

test('a task that fails rejects its own promise, and the next one runs', async () => {
  const turn = serialQueue();
  const [failed, done] = await Promise.allSettled([
    turn(() => Promise.reject(new Error('no font'))),
    turn(async () => 'drawn'),
  ]);
  expect(failed).toMatchObject({ reason: { message: 'no font' } });
  expect(done).toMatchObject({ value: 'drawn' });
});
