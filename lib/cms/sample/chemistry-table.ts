import { escape } from './html';

/** "V 3.50-4.50" → a range, "Nb 5×C-0.45" → one from a formula, "Fe <=0.30" → a maximum, "Ti bal" → the balance. */
function limits(amount: string): [min: string, max: string] {
  if (amount === 'bal') return ['balance', ''];
  if (amount.startsWith('<=')) return ['', amount.slice(2)];
  if (amount.startsWith('>=')) return [amount.slice(2), ''];
  const [min = '', max = ''] = amount.split('-');
  return [min.replace(/[×+]/g, ' $& '), max];
}

/** The composition "Al 5.50-6.75; Fe <=0.30; Ti bal" as the table an editor would paste. */
export function chemistryTable(composition: string): string {
  const rows = composition.split('; ').map((part) => {
    const space = part.lastIndexOf(' ');
    const [min, max] = limits(part.slice(space + 1));
    return `<tr><th scope="row">${escape(part.slice(0, space))}</th><td>${min}</td><td>${max}</td></tr>`;
  });
  return [
    '<table>',
    '<caption>Chemical composition, weight percent</caption>',
    '<thead><tr><th scope="col">Element</th><th scope="col">Min</th><th scope="col">Max</th></tr></thead>',
    '<tbody>',
    ...rows,
    '</tbody>',
    '</table>',
  ].join('\n');
}
