/** @jest-environment node */
import { messageReader, type Message } from './chromium-tab';

test('messages are read from pieces that end within one, also within a character', () => {
  const sent = [{ id: 1, result: { title: 'Ø 1/2 in' } }, { method: 'Target.detachedFromTarget' }];
  const bytes = Buffer.from(sent.map((message) => `${JSON.stringify(message)}\0`).join(''));
  for (let size = 1; size <= bytes.length; size += 1) {
    const read: Message[] = [];
    const add = messageReader((message) => read.push(message));
    for (let from = 0; from < bytes.length; from += size) add(bytes.subarray(from, from + size));
    expect(read).toEqual(sent);
  }
});
