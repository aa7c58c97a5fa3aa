import type { Element, Properties, RootContent } from 'hast';
import { h } from 'hastscript';
import { asBlock, coverPicture } from './blocks';
import * as routes from '@/lib/routing/routes';

/** Elements that a page does not show, because they load from or post to another host. A link replaces them. */
interface Embed {
  href: string;
  words: string;
}

/** Where a known player shows what it plays as a page of its own. */
const players: readonly (readonly [from: RegExp, to: (id: string) => string, words: string])[] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    (id) => `https://www.youtube.com/watch?v=${id}`,
    'Watch the video on YouTube',
  ],
  [
    /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/,
    (id) => `https://vimeo.com/${id}`,
    'Watch the video on Vimeo',
  ],
];

/** The first of some properties that is an address; the placeholder (`data:`) of a lazily loaded picture does not count. */
function address(properties: Properties, ...names: string[]): string | null {
  for (const name of names) {
    const value = String(properties[name] ?? '').trim();
    if (/^(?:https?:\/\/|\/)/i.test(value))
      return value.startsWith('//') ? `https:${value}` : value;
  }
  return null;
}

const lazySources = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataLitespeedSrc'];
const lateSets = ['dataSrcset', 'dataLazySrcset', 'dataSrcSet'];

const sourceOf = ({ properties, children }: Element) =>
  address(properties, 'src', ...lazySources, 'data') ??
  children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'source'
      ? (address(child.properties, 'src', ...lazySources) ?? [])
      : [],
  )[0] ??
  null;

const file = (words: string) => (element: Element) => {
  const href = sourceOf(element);
  return href ? { href, words: String(element.properties.title ?? '').trim() || words } : null;
};

function frame(element: Element): Embed | null {
  const href = sourceOf(element);
  if (!href) return null;
  const title = String(element.properties.title ?? '').trim();
  for (const [from, to, words] of players) {
    const id = from.exec(href)?.[1];
    if (id) return { href: to(id), words: title ? `${words}: ${title}` : words };
  }
  return { href, words: title || `Open ${URL.parse(href)?.host ?? 'the page'}` };
}

const form = (): Embed => ({ href: routes.contact(), words: 'Contact us' });

const embeds = new Map(
  Object.entries<(element: Element) => Embed | null>({
    iframe: frame,
    video: file('Watch the video'),
    audio: file('Listen to the recording'),
    object: file('Open the file'),
    embed: file('Open the file'),
    form,
  }),
);

const embedOf = (element: Element): Embed | null => embeds.get(element.tagName)?.(element) ?? null;

/** With links for embeds and addresses for lazy pictures, without what editors' pages hide from screen readers. */
export const withoutEmbeds = <Node extends RootContent>(nodes: readonly Node[]): Node[] =>
  nodes.filter(isForReaders).map((node) => {
    if (node.type !== 'element') return node;
    const embed = embedOf(node);
    if (embed) return linkTo(embed, node.tagName) as Node;
    const cover = coverPicture(node);
    if (cover) return cover as Node;
    const { properties, children, ...element } = asBlock(node);
    return {
      ...element,
      properties: node.tagName === 'img' ? picture(properties) : properties,
      children: withoutEmbeds(children),
    } as Node;
  });

const isForReaders = (node: RootContent) =>
  node.type !== 'element' || node.tagName === 'img' || node.properties.ariaHidden !== 'true';

function linkTo({ href, words }: Embed, tagName: string): Element {
  const link = h('a', { href }, words);
  return tagName === 'form' ? h('p', link) : link;
}

function picture(properties: Properties): Properties {
  const src = address(properties, 'src') ?? address(properties, ...lazySources) ?? properties.src;
  const set = String(
    properties.srcSet ?? lateSets.map((name) => properties[name]).find(Boolean) ?? '',
  );
  return { ...properties, src, srcSet: set && !set.trim().startsWith('data:') ? set : undefined };
}
