import type { Element, Nodes } from 'hast';
import { maxMarkupLength } from '@/content-schemas/wordpress';
import { withoutEmbeds } from '@/lib/markup/embeds';
import { localHref } from '@/lib/routing/links';
import { parseHtml } from '@/lib/html/parse-html';

/** A path on this site, or `null` for another host, a file and a place on the same page. */
export function pathOf(href: string): string | null {
  const path = localHref(href).replace(/[?#].*$/, '');
  return path.startsWith('/') && !/^\/wp-|\.\w+$/.test(path) ? path : null;
}

export interface Links {
  hrefs: readonly string[];
  pictures: readonly string[];
  /** Whether some HTML is cut off: too long, or elements that are never closed. */
  isCut: boolean;
}

/** The links, buttons and pictures of a post, in its texts and sections at any depth. */
export function linksIn(value: unknown): Links {
  if (typeof value === 'string') return linksInHtml(value);
  const { href, src } = (value ?? {}) as { href?: unknown; src?: unknown };
  const parts =
    typeof value === 'object' && value !== null ? Object.values(value).map(linksIn) : [];
  return {
    hrefs: [href, ...parts.flatMap((part) => part.hrefs)].filter(isText),
    pictures: [src, ...parts.flatMap((part) => part.pictures)].filter(isText),
    isCut: parts.some(({ isCut }) => isCut),
  };
}

const isText = (value: unknown) => typeof value === 'string';

function linksInHtml(html: string): Links {
  const { nodes, isCut } = parseHtml(html.includes('<') ? html : '');
  const elements = withoutEmbeds(nodes).flatMap(elementsIn);
  const values = (tag: string, name: string) =>
    elements.flatMap(({ tagName, properties }) =>
      tagName === tag && properties[name] ? String(properties[name]) : [],
    );
  return {
    hrefs: values('a', 'href'),
    pictures: values('img', 'src'),
    isCut: isCut || html.length >= maxMarkupLength,
  };
}

const elementsIn = (node: Nodes): Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap(elementsIn) : []),
];
