import type { Entry, LinkList } from '@/lib/content/directory/entry';
import { shortened } from '@/lib/site/metadata';
import { destination } from './destination';
import { escapeMarkdown } from './escape-markdown';
import { toMarkdown } from './markdown';

/** A page as text for those who read without a browser, in Markdown. Its links lead to pages. */
export const entryText = (entry: Entry, origin: string): string =>
  `${[
    `# ${escapeMarkdown(entry.title)}`,
    `> ${escapeMarkdown(shortened(entry.summary || entry.title))}`,
    entry.facts.map(({ name, value }) => `- ${name}: ${escapeMarkdown(value)}`).join('\n'),
    toMarkdown(entry.html),
    ...entry.lists().map((list) => linksText(list, origin)),
    `Page: ${origin}${entry.path}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;

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
