import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Entry, LinkList } from '@/lib/content/directory/entry';
import { shortened } from '@/lib/site/metadata';
import { editorContent, markdownOf } from './markdown';

/** A page as text for those who read without a browser, in Markdown. Its links lead to pages. */
export function pageText({ title, path, details }: Entry, origin: string): string {
  const { summary, facts = [], html = '', lists = [] } = details();
  return markdownOf([
    h('h1', title),
    h('blockquote', shortened(summary || title)),
    h(
      'ul',
      facts.map(({ name, value }) => h('li', `${name}: ${value}`)),
    ),
    ...editorContent(html),
    ...lists.flatMap((list) => linkList(list, origin)),
    h('p', 'Page: ', h('a', { href: origin + path }, origin + path)),
  ]);
}

/** Links under a heading; no element where there are none. */
export const linkList = ({ title, links }: LinkList, origin: string): Element[] => {
  const items = links.map(({ title: name, href, note }) =>
    h('li', h('a', { href: origin + href }, name), note ? `: ${shortened(note)}` : ''),
  );
  return items.length > 0 ? [h('h2', title), h('ul', items)] : [];
};
