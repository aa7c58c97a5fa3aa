// @ts-nocheck -- prototype: not adapted yet
/** @jest-environment node */
import { readPass, writePass, type Pass } from './pass';

const secret = 'a-secret-for-the-test';
const now = 1_795_000_000;
const at = '/inventory/titanium/grade/6al-4v/';
const pass: Pass = { name: 'titanium_grades', id: 12, autosaveUserId: null, until: now + 900 };
const written = writePass(at, pass, secret);

test('a pass allows one post at one address until its time', () => {
  expect(readPass(written, at, secret, now)).toEqual(pass);
  expect(readPass(written, at, secret, pass.until)).toEqual(pass);
  expect(readPass(written, at, secret, pass.until + 1)).toBeNull();
});

test('a pass for an autosave names the user who is typing', () => {
  const typed = { ...pass, autosaveUserId: 3 };
  expect(writePass(at, typed, secret)).toMatch(/^titanium_grades\.12-3\.\d{10}\.[0-9a-f]{64}$/);
  expect(readPass(writePass(at, typed, secret), at, secret, now)).toEqual(typed);
});

test.each<[string, string | undefined, string]>([
  ['there is none', undefined, at],
  ['it is empty', '', at],
  ['it is of another address', written, '/inventory/titanium/grade/beta-c/'],
  ['it is of the address above', written, '/inventory/titanium/'],
  ['the post is another', written.replace('.12.', '.13.'), at],
  ['somebody’s typing is added', written.replace('.12.', '.12-3.'), at],
  [
    'the typing is another’s',
    writePass(at, { ...pass, autosaveUserId: 3 }, secret).replace('-3', '-4'),
    at,
  ],
  [
    'the typing is cut off',
    writePass(at, { ...pass, autosaveUserId: 3 }, secret).replace('-3', ''),
    at,
  ],
  ['the number is none', written.replace('.12.', '.12e0.'), at],
  ['the type is another', written.replace('titanium_grades', 'titanium_specs'), at],
  ['its time is stretched', written.replace(String(pass.until), String(pass.until + 5)), at],
  ['the signature is cut', written.slice(0, -1), at],
  ['there is more of it', `${written}.x`, at],
  ['it was signed with other words', writePass(at, pass, 'another secret of mine'), at],
])('it shows nothing where %s', (_, value, address) => {
  expect(readPass(value, address, secret, now)).toBeNull();
});
