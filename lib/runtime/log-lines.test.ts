/** @jest-environment node */
import { toLine, toRecords } from './log-lines.cjs';

const now = new Date(Date.UTC(2026, 10, 22));
const at = now.toISOString();
const own = {
  at: '2026-11-22T09:00:00.000Z',
  level: 'error',
  event: 'request failed',
  message: 'cut',
};

test.each([
  ['\n', []],
  ['\n\n  \n', []],
  ['Listening.\n', [{ at, level: 'info', message: 'Listening.' }]],
  [' \u001b[33m⚠\u001b[39m slow\n', [{ at, level: 'warn', message: 'slow' }]],
  [
    '⨯ Error: a\n    at b (c:1)\n    at d\n',
    [{ at, level: 'error', message: 'Error: a | at b (c:1) | at d' }],
  ],
  [
    'one\ntwo',
    [
      { at, level: 'info', message: 'one' },
      { at, level: 'info', message: 'two' },
    ],
  ],
  [`${JSON.stringify(own)}\n`, [own]],
  [
    `${JSON.stringify(own)}\n\n${JSON.stringify(own)}\n    at b\n`,
    [own, own, { at, level: 'info', message: 'at b' }],
  ],
  ['{"at":broken\u202e', [{ at, level: 'info', message: '{"at":broken\\u202e' }]],
])('%j is %j', (printed, records) => expect(toRecords(printed, 'info', now)).toEqual(records));

test('a record is a line of JSON, or a sentence with what else is known of it', () => {
  const record = { ...own, level: 'error' as const, path: '/a/', status: null, repeated: 0 };
  expect(JSON.parse(toLine(record, 'json'))).toEqual(record);
  expect(toLine(record, 'text')).toBe(`${own.at} error request failed: cut (path /a/)\n`);
});
