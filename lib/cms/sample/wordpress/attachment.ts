import type { SeedMedia } from '../record';
import { isoDate, rowDate } from './dates';

export interface Attachment extends SeedMedia {
  id: number;
  date: Date;
}

interface Size {
  name: string;
  file: string;
  width: number;
  height: number;
}

/** WordPress's own sizes: the box a copy fits into, no limit where `0`; the thumbnail fills its box. */
const boxes = [
  { name: 'medium', width: 300, height: 300 },
  { name: 'large', width: 1024, height: 1024 },
  { name: 'thumbnail', width: 150, height: 150, crop: true },
  { name: 'medium_large', width: 768, height: 0 },
  { name: '1536x1536', width: 1536, height: 1536 },
  { name: '2048x2048', width: 2048, height: 2048 },
];

const folder = '/wp-content/uploads/2026/11';

/** The address of an upload on the CMS host. */
export const uploadUrl = (origin: string, file: string) => `${origin}${folder}/${file}`;

/** The copies WordPress makes of a picture: those smaller than it, named `bars-768x512.png`. */
export function sizesOf({ file, width, height }: SeedMedia): readonly Size[] {
  return boxes.flatMap(({ name, crop, ...box }) => {
    const scale = Math.min(1, box.width / width, box.height ? box.height / height : 1);
    const size = crop
      ? { width: Math.min(box.width, width), height: Math.min(box.height, height) }
      : { width: Math.round(width * scale), height: Math.round(height * scale) };
    if (size.width === width && size.height === height) return [];
    return [{ name, ...size, file: file.replace(/(\.\w+)$/, `-${size.width}x${size.height}$1`) }];
  });
}

const nameOf = ({ file }: SeedMedia) => file.replace(/\.\w+$/, '');
const mime = 'image/png';

/** An image field as ACF answers it: sizes are flat, and a copy that was never made is the original. */
export function acfImage(origin: string, attachment: Attachment) {
  const { id, file, alt, width, height, date } = attachment;
  const made = new Map(sizesOf(attachment).map((size) => [size.name, size]));
  const sizes = boxes.map(({ name }) => made.get(name) ?? { name, file, width, height });
  return {
    ID: id,
    id,
    title: nameOf(attachment),
    filename: file,
    url: uploadUrl(origin, file),
    link: `${origin}/${nameOf(attachment)}/`,
    alt,
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
    width,
    height,
    sizes: Object.fromEntries(
      sizes.flatMap((size) => [
        [size.name, uploadUrl(origin, size.file)],
        [`${size.name}-width`, size.width],
        [`${size.name}-height`, size.height],
      ]),
    ),
  };
}

/** An attachment as the REST API answers and embeds it: sizes are nested. */
export function restMedia(origin: string, attachment: Attachment) {
  const { id, file, alt, width, height, date } = attachment;
  const sizes = [...sizesOf(attachment), { name: 'full', file, width, height }];
  return {
    id,
    date: isoDate(date),
    slug: nameOf(attachment),
    type: 'attachment',
    link: `${origin}/${nameOf(attachment)}/`,
    title: { rendered: nameOf(attachment) },
    author: 1,
    featured_media: 0,
    acf: [],
    caption: { rendered: '' },
    alt_text: alt,
    media_type: 'image',
    mime_type: mime,
    media_details: {
      width,
      height,
      file: `2026/11/${file}`,
      sizes: Object.fromEntries(
        sizes.map(({ name, ...size }) => [
          name,
          { ...size, mime_type: mime, source_url: uploadUrl(origin, size.file) },
        ]),
      ),
      image_meta: { caption: '', copyright: '', title: '', keywords: [] },
    },
    source_url: uploadUrl(origin, file),
    _links: {
      self: [{ href: `${origin}/wp-json/wp/v2/media/${id}`, targetHints: { allow: ['GET'] } }],
      collection: [{ href: `${origin}/wp-json/wp/v2/media` }],
    },
  };
}
