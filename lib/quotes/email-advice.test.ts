/** @jest-environment node */
import { emailAdvice } from './email-advice';

test.each([
  '',
  ' ',
  'bob@example.com',
  ' bob.smith+rfq@mail.example.co.uk ',
  "o'hara@example.com",
  'ann@example.com, bob@example.com',
  'ann@example.com;bob@example.com',
  'jörg@müller.example',
])('"%s" brings no advice', (typed) => {
  expect(emailAdvice(typed)).toBe('');
});

test.each([
  'bob',
  'bob@',
  '@example.com',
  'bob@example',
  'bob@example.',
  'bob@.com',
  'dana@testaero,com',
  'bob@@example.com',
  'ann@example.com, bob',
])('"%s" brings an advice', (typed) => {
  expect(emailAdvice(typed)).toBe(
    'Check your email address: a full one looks like name@company.com.',
  );
});

test('a long text is looked at without delay', () => {
  expect(emailAdvice(`a@${'a.'.repeat(100_000)}@`)).not.toBe('');
});
