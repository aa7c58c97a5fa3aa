import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'hast-util-to-string';
import { parse } from 'parse5';

/** What a crawler reads of a page. */
export interface Document {
  title: string;
  description: string | null;
  /** Every canonical address it names; there should be one. */
  canonicals: readonly string[];
  noindex: boolean;
  /** The address of the page as Markdown, and of its picture for social media. */
  text: string | null;
  picture: string | null;
  /** Every `href` of an anchor and `src` of a picture, as written. */
  links: readonly string[];
  pictures: readonly string[];
  ids: readonly string[];
  /** Its headings in order: `[1, 'Titanium']`. */
  headings: readonly (readonly [level: number, words: string])[];
  /** The text of every block of structured data. */
  facts: readonly string[];
  words: string;
}

/** Reads a page as a crawler does. */
export function readDocument(html: string): Document {
  const all = elements(fromParse5(parse(html)));
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const meta = (name: string) => {
    const found = named('meta').find(({ properties: p }) => (p.name ?? p.property) === name);
    return found ? String(found.properties.content) : null;
  };
  const linked = (rel: string) =>
    named('link').filter(({ properties: { rel: own } }) => Array.isArray(own) && own.includes(rel));
  return {
    title: named('title').filter(isInHead).map(toString).join(' + '),
    description: meta('description'),
    canonicals: linked('canonical').map(({ properties }) => String(properties.href)),
    noindex: meta('robots')?.includes('noindex') ?? false,
    text:
      linked('alternate')
        .filter(({ properties: { type } }) => type === 'text/markdown')
        .map(({ properties }) => String(properties.href))[0] ?? null,
    picture: meta('og:image'),
    links: named('a').flatMap(({ properties: { href } }) => (href ? String(href) : [])),
    pictures: named('img').flatMap(({ properties: { src } }) => (src ? String(src) : [])),
    ids: all.flatMap(({ properties: { id } }) => (id ? String(id) : [])),
    headings: all
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((heading) => [Number(heading.tagName[1]), toString(heading)] as const),
    facts: named('script')
      .filter(({ properties: { type } }) => type === 'application/ld+json')
      .map(toString),
    words: named('main').map(toString).join(' '),
  };
}

/** Whether a `<title>` is the page's: that of a drawing (`<svg>`) has attributes. */
const isInHead = ({ properties }: Element) => Object.keys(properties).length === 0;

function elements(node: Nodes, found: Element[] = []): readonly Element[] {
  if (node.type === 'element') found.push(node);
  if ('children' in node) for (const child of node.children) elements(child, found);
  return found;
}
