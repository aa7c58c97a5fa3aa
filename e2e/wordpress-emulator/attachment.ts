import { acfImage, mediaJson, type Attachment as Picture } from '@/lib/cms/sample/picture-json';
import { isoDate } from '@/lib/cms/sample/post-json';
import type { SeedMedia } from '@/lib/cms/sample/record';
import { rowDate } from './dates';

export interface Attachment extends Picture {
  date: Date;
}

const nameOf = ({ file }: SeedMedia) => file.replace(/\.\w+$/, '');
const mime = 'image/png';

/** An image field as ACF answers it, with all that the site does not read. */
export function acfAttachment(origin: string, attachment: Attachment) {
  const { id, file, date } = attachment;
  return {
    ...acfImage(attachment, origin),
    ID: id,
    id,
    title: nameOf(attachment),
    filename: file,
    link: `${origin}/${nameOf(attachment)}/`,
    author: '1',
    description: '',
    caption: '',
    name: nameOf(attachment),
    status: 'inherit',
    uploaded_to: 0,
    date: rowDate(date),
    modified: rowDate(date),
    menu_order: 0,
    mime_type: mime,
    type: 'image',
    subtype: 'png',
    icon: `${origin}/wp-includes/images/media/default.png`,
  };
}

/** An attachment as the REST API answers and embeds it, with all that the site does not read. */
export function restMedia(origin: string, attachment: Attachment) {
  const { id, file, date } = attachment;
  const { media_details: details, ...media } = mediaJson(attachment, origin);
  return {
    ...media,
    date: isoDate(date),
    slug: nameOf(attachment),
    type: 'attachment',
    link: `${origin}/${nameOf(attachment)}/`,
    title: { rendered: nameOf(attachment) },
    author: 1,
    featured_media: 0,
    acf: [],
    caption: { rendered: '' },
    media_type: 'image',
    mime_type: mime,
    media_details: {
      ...details,
      file: `2026/11/${file}`,
      sizes: Object.fromEntries(
        Object.entries(details.sizes).map(([name, size]) => [name, { ...size, mime_type: mime }]),
      ),
      image_meta: { caption: '', copyright: '', title: '', keywords: [] },
    },
    _links: {
      self: [{ href: `${origin}/wp-json/wp/v2/media/${id}`, targetHints: { allow: ['GET'] } }],
      collection: [{ href: `${origin}/wp-json/wp/v2/media` }],
    },
  };
}
