import type { Calculator, Guide } from '@/lib/calculators/calculator';
import { tools } from '@/lib/calculators';
import * as routes from '@/lib/routing/routes';
import { escapeHtml } from '@/lib/markup/escape-html';
import { toEntry, type Entry } from './entry';

const part = { slug: 'tools', title: 'Tools' };

/** The calculators and converters: what each is for, its rule, how to read it. They change with releases only. */
export const toolEntries = (): readonly Entry[] =>
  Object.values(tools).map(({ calculator, guide }) =>
    toEntry({
      path: routes.tool(calculator),
      part,
      kind: 'Tool',
      title: calculator.title,
      names: [guide.purpose, ...unitsOf(calculator)],
      details: () => ({ summary: guide.purpose, html: wordsOf(guide) }),
    }),
  );

/** What a converter converts, as people type it: "inches (in) feet (ft) …", "Brinell (HB) …". */
const unitsOf = ({ fields }: Calculator) =>
  fields({})
    .filter(({ name }) => name === 'from' || name === 'scale')
    .map(({ options = [] }) => options.map(({ label }) => label).join(' '));

function wordsOf({ purpose, formula, reading, limits, tables }: Guide) {
  return [
    `<p>${escapeHtml(purpose)}</p>`,
    `<h2>Formula</h2><p>${escapeHtml(formula)}</p>`,
    `<h2>Notes</h2>${bullets(reading)}`,
    `<h2>Limits</h2>${bullets(limits)}`,
    ...tables.map(
      ({ caption, columns, rows }) =>
        `<table><caption>${escapeHtml(caption)}</caption>${row('th', columns)}${rows.map(({ cells }) => row('td', cells)).join('')}</table>`,
    ),
  ].join('');
}

const bullets = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
const row = (name: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${name}>${escapeHtml(cell)}</${name}>`).join('')}</tr>`;
