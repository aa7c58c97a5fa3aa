/** @jest-environment node */
import { fileLink, isLinkValid } from './links';

const secret = 'open sesame, please';
const reference = 'Q-AAAA-AAAA-AAAA';
const now = Date.UTC(2026, 10, 22);
const dayMs = 86_400_000;

function partsOf(link: string) {
  const query = new URL(link).searchParams;
  return {
    reference,
    index: '1',
    expires: query.get('expires') ?? '',
    signed: query.get('signature') ?? '',
  };
}

test('a link opens its file for 30 days, and nothing else', () => {
  const parts = partsOf(fileLink(reference, 1, now, secret) ?? '');
  const opens = (change: Partial<typeof parts>, at = now) =>
    isLinkValid({ ...parts, ...change }, at, secret);
  expect(opens({})).toBe(true);
  expect(opens({}, now + 30 * dayMs)).toBe(true);
  expect(opens({}, now + 30 * dayMs + 1000)).toBe(false);
  expect(opens({ index: '2' })).toBe(false);
  expect(opens({ reference: 'Q-BBBB-AAAA-AAAA' })).toBe(false);
  expect(opens({ expires: String(Number(parts.expires) + 1) })).toBe(false);
  for (const signed of ['', 'x', parts.signed.slice(1), `${parts.signed}x`, '\u{1F529}'])
    expect(opens({ signed })).toBe(false);
  expect(isLinkValid(parts, now, 'another secret of ours')).toBe(false);
});

test('without a secret there is none, and none is believed', () => {
  expect(fileLink(reference, 0, now, undefined)).toBeNull();
  expect(
    isLinkValid({ reference, index: '0', expires: '9999999999', signed: '' }, now, undefined),
  ).toBe(false);
});
