import type { Entry, LinkList } from '@/lib/content/directory/entry';
import { shortened } from '@/lib/site/metadata';
import { destination } from './destination';
import { escapeMarkdown } from './escape-markdown';
import { toMarkdown } from './markdown';

/** A page as text for those who read without a browser, in Markdown. Its links lead to pages. */
export function entryText({ title, path, details }: Entry, origin: string): string {
  const { summary, facts = [], html = '', lists = [] } = details();
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(shortened(summary || title))}`,
    facts.map(({ name, value }) => `- ${name}: ${escapeMarkdown(value)}`).join('\n'),
    toMarkdown(html),
    ...lists.map((list) => linksText(list, origin)),
    `Page: ${origin}${path}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Links under a heading, `''` where there are none. */
export const linksText = ({ title, links }: LinkList, origin: string) =>
  links.length === 0
    ? ''
    : [
        `## ${escapeMarkdown(title)}\n`,
        ...links.map(
          (link) =>
            `- [${escapeMarkdown(link.title)}](${destination(origin + link.href)})${link.note ? `: ${escapeMarkdown(shortened(link.note))}` : ''}`,
        ),
      ].join('\n');
