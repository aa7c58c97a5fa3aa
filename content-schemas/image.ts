import { z } from 'zod';
import { maybeText } from './wordpress';

/** A picture in the sizes that WordPress keeps of it, smallest first; the original is the last. */
export interface Image {
  src: string;
  alt: string;
  /** Pixels of the original; `null` where WordPress does not know them (SVG). */
  width: number | null;
  height: number | null;
  sizes: readonly { src: string; width: number }[];
}

const pixels = z.coerce.number().int().positive().nullable().catch(null);

/** An attachment as the REST API embeds it. Anything else in its place (an error, the API index) is no image. */
export const embeddedImage = z
  .object({
    source_url: z.string().min(1),
    alt_text: maybeText,
    media_details: z
      .object({
        width: pixels,
        height: pixels,
        sizes: z
          .record(z.string(), z.object({ source_url: z.string(), width: pixels, height: pixels }))
          .catch({}),
      })
      .catch({ width: null, height: null, sizes: {} }),
  })
  .transform(({ source_url, alt_text, media_details: { sizes, ...original } }) =>
    toImage(
      { src: source_url, ...original },
      alt_text,
      Object.values(sizes).map(({ source_url: src, ...size }) => ({ src, ...size })),
    ),
  );

/** An image field of ACF: its `sizes` are flat, `large` beside `large-width`. */
const fieldImage = z
  .object({
    url: z.string().min(1),
    alt: maybeText,
    width: pixels,
    height: pixels,
    sizes: z.record(z.string(), z.unknown()).catch({}),
  })
  .transform(({ url, alt, width, height, sizes }) =>
    toImage(
      { src: url, width, height },
      alt,
      Object.entries(sizes).flatMap(([name, src]) => {
        const [wide, high] = [sizes[`${name}-width`], sizes[`${name}-height`]];
        return typeof src === 'string' && !/-(width|height)$/.test(name)
          ? { src, width: pixels.parse(wide), height: pixels.parse(high) }
          : [];
      }),
    ),
  );

const pictureAddress = z
  .string()
  .regex(/^\s*(https?:\/\/|\/)\S+\s*$/)
  .transform((src): Image => ({ src: src.trim(), alt: '', width: null, height: null, sizes: [] }));

/** A picture as a field answers it: ACF's own, or its address. */
export const anyImage = z.union([fieldImage, pictureAddress], {
  error: ({ input }) =>
    typeof input === 'number' || (typeof input === 'string' && /^\s*\d+\s*$/.test(input))
      ? `${input} is the number of a picture: set the field's Return Format to Image Array`
      : 'no picture, and no address of one',
});

type Size = { src: string; width: number | null; height: number | null };

/** Cropped thumbnails show another picture, so only sizes of the original's proportions are kept. */
function toImage(original: Size, alt = '', others: readonly Size[]): Image {
  const { width, height } = original;
  const isCropped = (size: Size) =>
    width && height && size.width && size.height
      ? Math.abs(size.height - (size.width * height) / width) > 2
      : false;
  const byWidth = new Map<number, string>();
  for (const size of [...others, original])
    if (size.width && !isCropped(size)) byWidth.set(size.width, size.src);
  const sizes = [...byWidth].map(([sizeWidth, src]) => ({ src, width: sizeWidth }));
  return { ...original, alt, sizes: sizes.toSorted((a, b) => a.width - b.width) };
}
