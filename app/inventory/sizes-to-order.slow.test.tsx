/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { FormSizes } from '@/components/grade/form-sizes';
import { metals } from '@/lib/catalog/metals';
import { getStock } from '@/lib/content/inventory';
import { getLineCatalog } from '@/lib/content/line-catalog';
import { checkList } from '@/lib/quotes/pasted/check-list';
import { linesOf } from '@/lib/quotes/pasted/part';
import { inTurns } from '@/lib/runtime/in-turns';

test('the server reads each size that a button posts as its grade, spec, form and size', async () => {
  const texts: string[] = [];
  for (const metal of metals) {
    const { forms, inForm } = await getStock(metal);
    for (const slug of forms) {
      const html = renderToStaticMarkup(
        <FormSizes metal={metal} form={{ slug, title: slug }} grades={inForm(slug)} />,
      );
      texts.push(...[...html.matchAll(/<button[^>]* value="([^"]*)"/g)].map(([, text]) => text!));
    }
  }
  expect(texts.length).toBeGreaterThan(1_000);
  const catalog = await getLineCatalog();
  const unread = [];
  for (const text of new Set(texts)) {
    const lines = linesOf(await inTurns(checkList(text, catalog, '2026-11-26')));
    const [line] = lines;
    // A line without a grade has its spec as its title.
    const names = ['spec', 'form', 'size'] as const;
    const missing = line ? names.filter((name) => line[name] === undefined) : names;
    const [, words] = /^not understood: (.*)$/m.exec(line?.doubts ?? '') ?? [];
    // Of the condition "forging stock, as ordered", which is shown as it stands.
    const others =
      words?.split(', ').filter((word) => !['forging', 'as', 'ordered'].includes(word)) ?? [];
    if (lines.length !== 1 || missing.length > 0 || others.length > 0)
      unread.push([text, lines.length, ...missing, ...others].join(' | '));
  }
  expect(unread).toEqual([]);
});
