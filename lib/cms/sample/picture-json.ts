import type { SeedMedia } from './record';

/** A picture in WordPress's media library. */
export interface Attachment extends SeedMedia {
  id: number;
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

/** The address of an upload on the CMS host. */
export const uploadUrl = (origin: string, file: string) =>
  `${origin}/wp-content/uploads/2026/11/${file}`;

/** The copies WordPress makes of a picture: those smaller than it, named `bars-drawing-768x512.png`. */
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

/** An image field as ACF answers it: sizes are flat; for a size that WordPress did not make, the original's file. */
export function acfImage(picture: Attachment, origin: string) {
  const { file, alt, width, height } = picture;
  const made = new Map(sizesOf(picture).map((size) => [size.name, size]));
  const sizes = boxes.map(({ name }) => made.get(name) ?? { name, file, width, height });
  return {
    url: uploadUrl(origin, file),
    alt,
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
export function mediaJson(picture: Attachment, origin: string) {
  const { id, file, alt, width, height } = picture;
  const sizes = [...sizesOf(picture), { name: 'full', file, width, height }];
  return {
    id,
    source_url: uploadUrl(origin, file),
    alt_text: alt,
    media_details: {
      width,
      height,
      sizes: Object.fromEntries(
        sizes.map(({ name, ...size }) => [
          name,
          { ...size, source_url: uploadUrl(origin, size.file) },
        ]),
      ),
    },
  };
}
