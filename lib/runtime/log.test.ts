/** @jest-environment node */
import {
  escapeLine,
  info,
  joinLines,
  logFault,
  logFaultOnce,
  logRecord,
  warn,
  warnOnce,
} from './log';

test.each([
  ['6al-4v', '6al-4v'],
  ['Réaumur ½″ 日本 💣', 'Réaumur ½″ 日本 💣'],
  ['a\nQuote Q-1 is sent', 'a\\u000aQuote Q-1 is sent'],
  ['a\r\nb\tc\0', 'a\\u000d\\u000ab\\u0009c\\u0000'],
  ['\u001b[2Jgone \u009b31m\u007f', '\\u001b[2Jgone \\u009b31m\\u007f'],
  ['next\u2028line\u2029and\u0085on', 'next\\u2028line\\u2029and\\u0085on'],
  ['\u202egnp.exe\u200b\ufeff', '\\u202egnp.exe\\u200b\\ufeff'],
  ['half \ud83d a bomb', 'half \\ud83d a bomb'],
  ['\u{e0041}tag', '\\udb40\\udc41tag'],
])('%j is one line', (words, line) => {
  expect(escapeLine(words)).toBe(line);
});

test('a client cannot fill the disk with one line', () => {
  expect(escapeLine('x'.repeat(1_000_000))).toHaveLength(2001);
});

const evil = 'a\n{"event":"all is well"}\u2028\u001b[1A';

test('every logging function writes one printable line', () => {
  const said: string[] = [];
  for (const voice of ['warn', 'error'] as const)
    jest.spyOn(console, voice).mockImplementation((line: string) => void said.push(line));
  warn(evil);
  logFault('Quotes:', new Error(evil));
  logFault('Quotes:', evil);
  logRecord({ event: 'page not regenerated', path: evil, status: 503, digest: null });
  expect(said).toHaveLength(4);
  for (const line of said) expect(line).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
  expect(JSON.parse(said[3]!)).toMatchObject({ event: 'page not regenerated', status: 503 });
});

test('a logged fault has the place of its error', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  logFault('Quotes: cannot be read:', new Error('ENOSPC'));
  expect(error.mock.calls[0]).toEqual([
    expect.stringMatching(/^Quotes: cannot be read: Error: ENOSPC \| at .+log\.test\.ts/),
  ]);
});

test('what was logged once is stored, but not without limit', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation();
  for (let i = 0; i < 3; i += 1) warnOnce('The menu cannot be read.');
  expect(said).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 1000; i += 1) warnOnce(`Sentence ${i}.`);
  warnOnce('The menu cannot be read.');
  expect(said).toHaveBeenCalledTimes(1002);
});

test('the server logs each of them as a record with time, level and message', () => {
  const said: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((line: string) => void said.push(line));
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_RUNTIME: 'nodejs', PORT: '3000' });
  info('Listening.');
  warn(evil);
  logFault('Quotes:', 'ENOSPC');
  logRecord({ event: 'request failed', message: 'cut' });
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(said.map((line) => JSON.parse(line) as object)).toEqual([
    { at, level: 'info', message: 'Listening.' },
    { at, level: 'warn', message: escapeLine(evil) },
    { at, level: 'error', message: 'Quotes: ENOSPC' },
    { at, level: 'error', event: 'request failed', message: 'cut' },
  ]);
});

test('a disk that stays full is logged once in ten minutes, whichever request meets it', () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  logFaultOnce('Quotes: a request could not be stored:', full, 0);
  logFaultOnce('Health: quote requests cannot be stored:', full, 599_999);
  expect(said).toHaveBeenCalledTimes(1);
  logFaultOnce('Quotes: a request could not be stored:', new Error('another'), 1);
  logFaultOnce('Quotes: a request could not be stored:', full, 600_000);
  expect(said).toHaveBeenCalledTimes(3);
});

test('a text is cut to the length of a line, and becomes one', () => {
  expect(joinLines(`a\n${' '.repeat(1_000_000)}x\n  b`)).toBe('a');
  expect(joinLines('Error: a\n    at b\n\n    at c')).toBe('Error: a | at b | at c');
});
