import type { RootContent } from 'mdast';
import type { Entry, LinkList } from '@/lib/content/directory/entry';
import { shortened } from '@/lib/site/metadata';
import {
  bulletList,
  heading,
  htmlBlocks,
  link,
  paragraph,
  quotation,
  text,
  toText,
} from './markdown';

/** A page as text for those who read without a browser, in Markdown. Its links lead to pages. */
export function pageText({ title, path, details }: Entry, origin: string): string {
  const { summary, facts = [], html = '', lists = [] } = details();
  return toText([
    heading(1, title),
    quotation(shortened(summary || title)),
    ...bulletList(facts.map(({ name, value }) => [text(`${name}: ${value}`)])),
    ...htmlBlocks(html),
    ...lists.flatMap((list) => linkList(list, origin)),
    paragraph([text('Page: '), link(origin + path, origin + path)]),
  ]);
}

/** Links under a heading; no block where there are none. */
export const linkList = ({ title, links }: LinkList, origin: string): RootContent[] =>
  links.length === 0
    ? []
    : [
        heading(2, title),
        ...bulletList(
          links.map(({ title: name, href, note }) => [
            link(name, origin + href),
            ...(note ? [text(`: ${shortened(note)}`)] : []),
          ]),
        ),
      ];
