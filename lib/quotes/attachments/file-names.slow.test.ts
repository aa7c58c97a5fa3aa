/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '@/e2e/site/any-text';
import { cleanName, distinctNames } from './file-names';

test.each([
  ['bracket rev B.pdf', 'bracket rev B.pdf'],
  ['Größe_Ø63,5.step', 'Größe_Ø63,5.step'],
  ['図面.dxf', '図面.dxf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\part.stp', 'part.stp'],
  ['/dev/null', 'null'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\r\nBcc: all.pdf', 'aBcc- all.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['zero\u200B.pdf', 'zero.pdf'],
  ['con.pdf', '_con.pdf'],
  ['LPT1.step', '_LPT1.step'],
  ['a "b" <c>|d?.pdf', 'a -b- -c--d-.pdf'],
  ['a.pdf. . ', 'a.pdf'],
  ['', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
])('%j becomes %j', (raw, name) => expect(cleanName(raw)).toBe(name));

test('any name becomes one that is safe in a folder and a header', () => {
  fc.assert(
    fc.property(anyText(), (raw) => {
      const name = cleanName(raw);
      expect(name).toMatch(/^[^\p{C}/\\<>:"|?*]+$/u);
      expect([...name].length).toBeLessThanOrEqual(101);
      expect(name).not.toMatch(/^[.\s]|[.\s]$/);
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
  );
});

test('equal names get different numbers', () => {
  expect(distinctNames(['a.pdf', 'A.pdf', 'a.pdf', 'b'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'b',
  ]);
});
