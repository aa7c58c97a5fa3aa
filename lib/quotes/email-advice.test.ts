/** @jest-environment node */
import { emailAdvice } from './email-advice';

test.each([
  ['dana@ortizprecision', 'dana@ortizprecision.com'],
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail', 'ada@gmail.com'],
  ['Ada@Yahoo.co', 'Ada@yahoo.com'],
  ['ada@company.con', 'ada@company.com'],
  ['ada@company.cmo', 'ada@company.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
])('%s: did you mean %s?', (typed, suggestion) => {
  expect(emailAdvice(typed)).toEqual({ sentence: `Did you mean ${suggestion}?`, suggestion });
});

test.each(['ada', 'ada@', '@company.com', 'ada@@company.com'])('%s is no full address', (typed) => {
  expect(emailAdvice(typed)).toEqual({
    sentence: 'Check your email address: a full one looks like name@company.com.',
    suggestion: '',
  });
});

test.each([
  'ada@example.com',
  'ada@example.co',
  'ada@example.co.uk',
  'ada@gmail.com',
  'ada@comm.example',
  'a@x.com, b@y.org',
  'a@x.com b@y.org',
  '',
])('%j needs no advice', (typed) => {
  expect(emailAdvice(typed)).toBeNull();
});
