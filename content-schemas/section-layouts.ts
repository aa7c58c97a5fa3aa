import { z } from 'zod';
import { button, line, picture, pictures, relatedPosts, words } from './section-parts';
import { listOf, maybe } from './wordpress';

const card = z
  .object({
    cardTitle: line,
    cardDescription: words,
    cardImage: picture,
    iconImage: picture,
    buttonComponent: button,
  })
  .transform((wp) => ({
    title: wp.cardTitle,
    html: wp.cardDescription,
    image: wp.cardImage,
    icon: wp.iconImage,
    button: wp.buttonComponent,
  }));

const icon = z
  .object({ iconTitle: line, iconDescription: words, iconImage: picture })
  .transform((wp) => ({ title: wp.iconTitle, html: wp.iconDescription, image: wp.iconImage }));

/** On unless an editor turned it off. */
const autoplay = z
  .boolean()
  .nullish()
  .transform((on) => on ?? true);

const side = maybe(z.enum(['left', 'right'])).transform((chosen) => chosen ?? 'left');

/** Where a video is watched, out of the link or the frame that WordPress makes of an address. */
const video = maybe(z.string()).transform(
  (html) => html?.match(/https?:\/\/[^\s"'<>]+/)?.[0].replaceAll('&amp;', '&') ?? null,
);

/** What each layout has beside its heading, by the name editors choose it by (spec §2, §3). */
export const layouts = {
  hero: z
    .object({ buttonComponent: button })
    .transform(({ buttonComponent }) => ({ button: buttonComponent })),
  simpleText: z
    .object({ buttonComponent: button })
    .transform(({ buttonComponent }) => ({ button: buttonComponent })),
  postCollection: z.object({ posts: relatedPosts }),
  card: z.object({ cards: listOf(card) }),
  icon: z.object({ icons: listOf(icon) }),
  imageSlider: z.object({ images: pictures, autoplay }),
  gallery: z.object({ gallery: pictures }).transform(({ gallery }) => ({ images: gallery })),
  media: z.object({ image: picture, video }),
  sideContent: z
    .object({ image: picture, imageSide: side, buttonComponent: button })
    .transform(({ image, imageSide, buttonComponent }) => ({
      image,
      side: imageSide,
      button: buttonComponent,
    })),
};
