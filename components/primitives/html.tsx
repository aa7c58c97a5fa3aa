import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { Fragment, isValidElement, type ComponentProps } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { ScrollRegion } from './scroll-region';
import { fileHref, localHref } from '@/lib/routing/links';
import { allowed } from '@/lib/markup/allowed';
import { withAnchors, withContents } from '@/lib/markup/anchors';
import { treeWithoutBreaks } from '@/lib/markup/no-breaks';
import { toTree } from '@/lib/markup/tree';

const Link = ({ href, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} href={href === undefined ? href : (inPage(href) ?? localHref(href))}>
    {children}
  </a>
);

const components: Partial<Components> = {
  a: Link,
  // An item that is nothing but a link is a touch target; a link in a sentence is not.
  li: ({ children, ...props }: ComponentProps<'li'>) => (
    <li
      {...props}
      {...(isValidElement(children) && children.type === Link && { className: 'link-item' })}
    >
      {children}
    </li>
  ),
  img: ({ src, srcSet, alt, ...props }: ComponentProps<'img'>) => (
    // oxlint-disable-next-line next/no-img-element -- WordPress keeps the sizes; nothing is resized here
    <img
      {...props}
      src={fileHref(String(src))}
      srcSet={srcSet
        ?.split(/,\s+/)
        .map((size) => fileSize(size))
        .join(', ')}
      alt={alt ?? ''}
      loading="lazy"
      decoding="async"
    />
  ),
};

const tableOf = (about: string) => (props: ComponentProps<'table'>) => (
  <ScrollRegion label={about}>
    <table {...props} />
  </ScrollRegion>
);

/** An editor's HTML, through an allow-list, as React elements. `about` names its tables; `isLong`: a list of its headings leads to them. */
export function Html({
  html,
  about = 'Table',
  isLong = false,
}: {
  html: string;
  about?: string;
  isLong?: boolean;
}) {
  const tree = withAnchors(treeWithoutBreaks(toTree(html)));
  return (
    <div className="prose">
      {toJsxRuntime(isLong ? withContents(tree) : tree, {
        Fragment,
        jsx,
        jsxs,
        components: { ...components, table: tableOf(about) },
        ignoreInvalidStyle: true,
      })}
    </div>
  );
}

/** Ids get the sanitiser's prefix, so that no editor can name one of the page's own; links within the page follow. */
const inPage = (href: string) =>
  href.startsWith('#') ? `#${allowed.clobberPrefix}${href.slice(1)}` : null;

/** One candidate of a `srcset`: `https://cms/uploads/bars-300x200.jpg 300w`. */
function fileSize(candidate: string) {
  const [url = '', ...width] = candidate.trim().split(/\s+/);
  return [fileHref(url), ...width].join(' ');
}
