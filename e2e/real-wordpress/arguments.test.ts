/** @jest-environment node */
import { readArguments } from './arguments';

test('without options WordPress 6.8 listens on 8080 with the sample alone', () => {
  expect(readArguments([])).toEqual({
    port: 8080,
    grades: 0,
    reset: false,
    core: 'trixie',
    help: false,
  });
});

test('every option is read', () => {
  const args = ['--port', '0', '--grades=1000', '--reset', '--core', 'sid'];
  expect(readArguments(args)).toMatchObject({ port: 0, grades: 1000, reset: true, core: 'sid' });
});

test.each([
  [['--port', 'http'], '--port takes a whole number up to 65535, not "http".'],
  [['--port', '70000'], '--port takes a whole number up to 65535, not "70000".'],
  [['--grades', '1.5'], '--grades takes a whole number up to 100000, not "1.5".'],
  [['--core', 'bookworm'], '--core is one of own, trixie, sid, not "bookworm".'],
  [['--db', 'mariadb'], "Unknown option '--db'"],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});
