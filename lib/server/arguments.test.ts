/** @jest-environment node */
import { originOf, readListening } from './arguments';

test.each([
  [[], {}, { port: 3000, hostname: '127.0.0.1' }],
  [[], { PORT: '', HOSTNAME: '' }, { port: 3000, hostname: '127.0.0.1' }],
  [[], { PORT: '8080', HOSTNAME: '0.0.0.0' }, { port: 8080, hostname: '0.0.0.0' }],
  [['-p', '0', '-H', '::1'], { PORT: '8080', HOSTNAME: 'x' }, { port: 0, hostname: '::1' }],
  [['--port=81', '--hostname=localhost'], {}, { port: 81, hostname: 'localhost' }],
])('%j with %j', (args, environment, listening) => {
  expect(readListening(args, environment)).toEqual(listening);
});

test.each([
  [[], { PORT: 'http' }, 'PORT must be a port from 0 (any free one) to 65535, not "http".'],
  [['-p', '70000'], {}, '-p must be a port'],
  [['-p', '1.5'], {}, '-p must be a port'],
  [['--prot', '1'], {}, '--prot'],
])('%j with %j is refused', (args, environment, sentence) => {
  expect(() => readListening(args, environment)).toThrow(sentence);
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:81'],
  ['::', 'http://127.0.0.1:81'],
  ['127.0.0.1', 'http://127.0.0.1:81'],
  ['::1', 'http://[::1]:81'],
])('who listens at %s asks itself at %s', (address, origin) => {
  expect(originOf({ address, port: 81 })).toBe(origin);
});
