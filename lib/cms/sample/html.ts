/** Text as an editor's HTML shows it. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const paragraph = (text: string) => `<p>${escape(text)}</p>`;

export const bullets = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

/** HTML with the links that its texts have: "[country of melt](/glossary/…/)". */
export const withLinks = (html: string) =>
  html.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

type Cells = readonly string[];

const headRow = (head: Cells) =>
  `<tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')}</tr>`;
const namedRow = ([name = '', ...cells]: Cells) =>
  `<tr><th scope="row">${escape(name)}</th>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;

/** A table whose rows are named by their first cells. Rows of another kind have a head of their own below the others. */
export const table = (
  head: Cells,
  rows: readonly Cells[],
  [below, ...others]: readonly Cells[] = [],
) =>
  [
    `<table><thead>${headRow(head)}</thead><tbody>`,
    ...rows.map(namedRow),
    ...(below ? [headRow(below), ...others.map(namedRow)] : []),
    '</tbody></table>',
  ].join('\n');

export const link = (href: string, text: string) => `<a href="${href}">${escape(text)}</a>`;

/** A button as WordPress's editor saves it, for a section that has no field for one. */
export const blockButton = (text: string, href: string) =>
  `<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${href}">${escape(text)}</a></div></div>`;

/** Parts of a post's HTML, one per line; those that are empty are left out. */
export const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('\n');
