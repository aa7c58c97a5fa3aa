import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { blockClasses } from './blocks';

/** What an editor may write. Everything else loses its tag and keeps its words; scripts and styles lose both. */
export const allowed: Schema = {
  ...defaultSchema,
  strip: ['script', 'style', 'template', 'iframe', 'object', 'form', 'svg', 'math', 'noscript'],
  // A list item outside a list would close the list item of the page that contains the text.
  ancestors: { ...defaultSchema.ancestors, li: ['ul', 'ol'], dd: ['dl'], dt: ['dl'] },
  tagNames: defaultSchema
    .tagNames!.filter((name) => name !== 'input')
    .concat('figure', 'figcaption', 'caption', 'mark', 'cite'),
  attributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope'],
    ol: ['start', 'reversed'],
    blockquote: ['cite'],
    details: ['open'],
    '*': ['id', 'lang', 'dir', ['className', ...blockClasses]],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    cite: ['http', 'https'],
  },
};
