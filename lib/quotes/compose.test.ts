/** @jest-environment node */
import { quoteSchema } from '@/content-schemas/quote';
import { aboutOf, compose } from './compose';

const form = (more: Record<string, string> = {}) =>
  quoteSchema.parse({
    fullname: 'Ada',
    companyname: 'Engines',
    email: 'ada@example.com',
    phone: '951 555 0100',
    message: 'Please quote.',
    ...more,
  });
const noon = Date.UTC(2026, 0, 2, 12);

test('what the request is about and the list stand in the message, with the reference', () => {
  const { reference, request } = compose(
    form({ about: 'Titanium 6Al-4V', list: '1. AMS 4928, 12 pcs\n2. 17-4 PH' }),
    noon,
  );
  expect(request.message).toBe(
    `About: Titanium 6Al-4V\n\nPlease quote.\n\nQuote list:\n1. AMS 4928, 12 pcs\n2. 17-4 PH\n\nReference: ${reference}`,
  );
  expect(aboutOf(request)).toBe('Titanium 6Al-4V');
  expect(aboutOf(compose(form(), noon).request)).toBe('');
  expect(Object.keys(request)).toEqual(['fullname', 'companyname', 'email', 'phone', 'message']);
});

test('a second press of Send is the same request; a changed message is another', () => {
  const first = compose(form({ key: 'k' }), noon).reference;
  expect(compose(form({ key: 'k' }), noon + 9e9).reference).toBe(first);
  expect(compose(form({ key: 'k', message: 'Sorry: 13.' }), noon).reference).not.toBe(first);
});

test('the same words sent again from another page are the same request', () => {
  const first = compose(form({ key: 'k', about: 'Titanium 6Al-4V' }), noon).reference;
  expect(compose(form({ key: 'k', about: 'Nickel 718' }), noon).reference).toBe(first);
  expect(compose(form({ about: 'Titanium 6Al-4V' }), noon).reference).not.toBe(
    compose(form({ about: 'Nickel 718' }), noon).reference,
  );
});

test('without a script the same words on the same day are one request', () => {
  const first = compose(form(), noon).reference;
  expect(compose(form(), noon + 3_600_000).reference).toBe(first);
  expect(compose(form(), noon + 86_400_000).reference).not.toBe(first);
});
