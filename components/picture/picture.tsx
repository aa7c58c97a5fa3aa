import type { Image } from '@/content-schemas/image';
import { fileHref } from '@/lib/routing/links';

/** In the sizes that WordPress keeps. `sizes` is the width it is shown at; `priority` is for the one seen first. */
export function Picture({
  image: { src, alt, width, height, sizes: kept },
  sizes,
  priority = false,
  className,
}: {
  image: Image;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    // next/image would put a second resizer before WordPress's, open to abuse.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={fileHref(src)}
      {...(kept.length > 1 && {
        srcSet: kept.map((size) => `${fileHref(size.src)} ${size.width}w`).join(', '),
        sizes,
      })}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority && { fetchPriority: 'high' })}
      {...(className && { className })}
    />
  );
}
