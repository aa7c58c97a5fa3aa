import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { Fragment, type ComponentProps } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { SiteLink } from '@/components/chrome/site-link';
import { ScrollRegion } from '@/components/inventory/scroll-region';
import { fileHref, localHref } from '@/lib/links';

/** What an editor may write. Everything else loses its tag and keeps its words; scripts and styles lose both. */
const allowed: Schema = {
  ...defaultSchema,
  strip: ['script', 'style', 'template', 'iframe', 'object', 'form', 'svg', 'math', 'noscript'],
  tagNames: defaultSchema
    .tagNames!.filter((name) => name !== 'input')
    .concat('figure', 'figcaption', 'caption', 'mark'),
  attributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope'],
    ol: ['start', 'reversed'],
    blockquote: ['cite'],
    '*': ['id', 'lang', 'dir'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    cite: ['http', 'https'],
  },
};

const components: Partial<Components> = {
  // The page's title is the one h1.
  h1: ({ children, ...props }) => <h2 {...props}>{children}</h2>,
  a: ({ href, ...props }: ComponentProps<'a'>) => (
    <SiteLink {...props} href={inPage(href) ?? localHref(href ?? '#')} />
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
  table: (props: ComponentProps<'table'>) => (
    <ScrollRegion label="Table">
      <table {...props} />
    </ScrollRegion>
  ),
};

/** HTML from an editor, through an allow-list, as React elements. Links into WordPress lead into the site. */
export function Html({ html }: { html: string }) {
  const tree = sanitize(fromHtml(html, { fragment: true }), allowed) as Root;
  return (
    <div className="prose">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components, ignoreInvalidStyle: true })}
    </div>
  );
}

/** Ids get the sanitiser's prefix, so that no editor can name one of the page's own; links to them follow. */
const inPage = (href?: string) =>
  href?.startsWith('#') ? `#${allowed.clobberPrefix}${href.slice(1)}` : null;

/** One candidate of a `srcset`: `https://cms/uploads/bars-300x200.jpg 300w`. */
function fileSize(candidate: string) {
  const [url = '', ...width] = candidate.trim().split(/\s+/);
  return [fileHref(url), ...width].join(' ');
}
