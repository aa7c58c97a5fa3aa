import { cleanup, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { AddToComparison } from '@/components/compare/add-to-comparison';
import { ComparedGrades } from '@/components/compare/comparison-table';
import { QuoteForm } from '@/components/quote/quote-form';
import { FoundPages } from '@/components/search/found-pages';
import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { comparedGrade } from '@/lib/comparison/compared-grade.test-data';

const date = Date.now();
const page = document.documentElement;

/** Texts under any key: no JSON, wrong JSON, wrong shapes, and nearly the right ones. */
const leaf = fc.constantFrom(
  null,
  undefined,
  7,
  '',
  'x',
  {},
  [],
  [null],
  true,
  'javascript:alert(1)',
);
const line = fc.record(
  { kind: leaf, title: leaf, detail: leaf, href: leaf, quantity: leaf, notes: leaf },
  { requiredKeys: [] },
);
const draft = fc.record({
  answers: fc.oneof(leaf, fc.record({ fullname: leaf, message: leaf })),
  key: leaf,
  savedAt: fc.constantFrom(null, 'x', date),
  sent: fc.oneof(leaf, fc.record({ reference: leaf, page: leaf })),
});
const compared = fc.record(
  {
    title: leaf,
    path: leaf,
    metal: leaf,
    uns: leaf,
    density: leaf,
    aliases: leaf,
    specs: leaf,
    forms: leaf,
    chemistry: leaf,
  },
  { requiredKeys: [] },
);
const poison = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('[null]', 'null', '{', '[[]]', '["a"]', '[[null]]', `[${'9'.repeat(300_000)}]`),
  fc.array(fc.oneof(leaf, line)).map((value) => JSON.stringify(value)),
  draft.map((value) => JSON.stringify(value)),
  fc
    .oneof(leaf, compared, fc.array(fc.oneof(leaf, fc.array(leaf))))
    .map((data) => JSON.stringify({ date, data })),
);
const keys = [
  'quote-list',
  'quote-draft',
  'comparison',
  'theme',
  'inventory',
  'services',
  'glossary',
  '718',
  'nickel/718',
];

function Everything() {
  return (
    <>
      <AddToComparison grade="nickel/718" title="718" />
      <ComparedGrades grades={['nickel/718']} onRemove={() => {}} />
      <FoundPages asked="718" />
      <QuoteForm notes={{ privacy: null, contact: null, answer: null }} />
    </>
  );
}

const grade = comparedGrade('718', { metal: 'Nickel', path: '/inventory/nickel/grade/718/' });

const lists: Readonly<Record<string, unknown>> = {
  '/search/inventory.json': [['Grade', '718', grade.path, 'UNS N07718']],
  '/search/services.json': [],
  '/search/glossary.json': [],
};

beforeEach(() => {
  globalThis.fetch = (async (address: string) => ({
    ok: true,
    json: async () => lists[address] ?? grade,
  })) as unknown as typeof fetch;
});

test('every component that reads local storage renders, whatever is stored there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(...keys.map(() => poison)), async (texts) => {
      keys.forEach((key, i) => localStorage.setItem(key, texts[i]!));
      // oxlint-disable-next-line no-eval -- the very text that stands in every page
      (0, eval)(beforePaint);
      expect([undefined, 'light', 'dark']).toContain(page.dataset.theme);
      const { container } = render(<Everything />);
      await waitFor(() =>
        expect(container).toHaveTextContent(/(?:results|nothing found) for “718”/i),
      );
      for (const { href } of container.querySelectorAll('a')) expect(href).toMatch(/^http:/);
      for (const field of container.querySelectorAll('input'))
        expect(field.value).not.toContain('[object');
      cleanup();
      delete page.dataset.theme;
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('every component renders where storage is denied', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const { container } = render(<Everything />);
  await waitFor(() => expect(container).toHaveTextContent(/results for “718”/i));
});
