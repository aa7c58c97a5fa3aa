import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** Classes of WordPress's own blocks, and the site's classes for what they lay out. The others need none. */
const classes: Readonly<Record<string, string>> = {
  'wp-block-columns': 'columns',
  'wp-block-gallery': 'columns',
  'blocks-gallery-grid': 'columns',
  'wp-block-buttons': 'buttons',
  'wp-block-button__link': 'btn btn-quiet',
};
/** What `allowed.ts` lets through of `class`. */
export const blockClasses = [...new Set(Object.values(classes).flatMap((own) => own.split(' ')))];

const classesOf = ({ properties }: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** The element with the site's class of its block, a file once, and an address that WordPress did not embed as a link. */
export function asBlock(element: Element): Element {
  const given = classesOf(element);
  const own = given.flatMap((name) =>
    Object.hasOwn(classes, name) ? (classes[name]?.split(' ') ?? []) : [],
  );
  const { className: _, ...properties } = element.properties;
  return {
    ...element,
    properties: own.length > 0 ? { ...properties, className: own } : properties,
    children: childrenOf(element, given),
  };
}

/** The picture of a cover block that stays while the page scrolls: WordPress writes it as a background alone. */
export function coverPicture(element: Element): Element | null {
  if (!classesOf(element).includes('wp-block-cover__image-background')) return null;
  const style = String(element.properties.style ?? '');
  const src = /background-image:\s*url\(\s*["']?(https?:\/\/[^\s"')]+)/i.exec(style)?.[1];
  if (!src) return null;
  const alt = String(element.properties.ariaLabel ?? '');
  return h('img', { src, alt });
}

function childrenOf({ children }: Element, given: readonly string[]): ElementContent[] {
  // The link with the file's name; WordPress's button and frame lead to the same file.
  if (given.includes('wp-block-file')) {
    const name = children.find((child) => child.type === 'element' && child.tagName === 'a');
    return name ? [name] : children;
  }
  const [text] = children;
  const address = children.length === 1 && text?.type === 'text' ? text.value.trim() : '';
  return given.includes('wp-block-embed__wrapper') && /^https?:\/\/[^\s<>]+$/.test(address)
    ? [h('a', { href: address }, address)]
    : children;
}
