import { escapeHtml } from '@/lib/html/escape-html';

export interface Finding {
  /** `broken`: a visitor meets it; `warning`: it could be better. */
  severity: 'broken' | 'warning';
  /** Which record: `titanium_grades "6al-4v"`, or the menu. */
  where: string;
  field: string | null;
  message: string;
  editUrl: string | null;
}

export interface CheckResult {
  title: string;
  findings: readonly Finding[];
}

const brokenIn = (found: readonly CheckResult[]) =>
  found.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'broken').length;

/** "371 posts read. 2 broken (✗)." */
export const inTotal = (posts: number | null, found: readonly CheckResult[]) =>
  `${posts === null ? 'Links and texts are checked when every collection can be read.' : `${posts} posts read.`} ${brokenIn(found)} broken (✗).`;

export const findingsHtml = ({ title, findings }: CheckResult) =>
  `<h2>${escapeHtml(title)}: ${findings.length || 'none'}</h2>\n<ul>${findings.map(item).join('\n')}</ul>\n`;

const item = ({ severity, where, field, message, editUrl }: Finding) =>
  `<li class="${severity}"><b>${escapeHtml(where)}</b>: ${field ? `<code>${escapeHtml(field)}</code>: ` : ''}${escapeHtml(message)}${
    editUrl ? ` <a href="${escapeHtml(editUrl)}">Edit</a>` : ''
  }</li>`;
