import { z } from 'zod';
import { fieldsByName } from './fields-by-name';
import { anyImage } from './image';
import { everySection, rowFields, sectionFields, type SectionField } from './section-fields';
import {
  button,
  fileAddress,
  labelled,
  line,
  picture,
  pictures,
  relatedPosts,
  sectionHtml,
} from './section-parts';
import { listOf, maybe } from './wordpress';

/** What every section may have (spec §3). */
const heading = { title: line, html: sectionHtml, background: picture };

const card = fieldsByName(rowFields.card, {
  title: line,
  html: sectionHtml,
  image: picture,
  icon: picture,
  button,
}).transform(labelled);

/** A row of fields, or a picture alone. */
const icon = z.preprocess(
  (value) => (anyImage.safeParse(value).success ? { iconImage: value } : value),
  fieldsByName(rowFields.icon, { title: line, html: sectionHtml, image: picture }),
);

/** A row that names nobody and nothing is no row. */
const named = <Row extends object>(rows: readonly Row[]) =>
  rows.filter((row) => Object.values(row).some((value) => value !== null));

const people = listOf(
  fieldsByName(rowFields.people, { name: line, role: line, phone: line, photo: picture }),
).transform(named);

const facts = listOf(fieldsByName(rowFields.facts, { name: line, value: line })).transform((rows) =>
  rows.flatMap(({ name, value }) =>
    name && value ? { id: name.toLowerCase().replaceAll(/\W+/g, '-'), name, value } : [],
  ),
);

const certificates = listOf(
  fieldsByName(rowFields.certificates, {
    standard: line,
    scope: line,
    registrar: line,
    number: line,
    validTo: line,
    file: fileAddress,
  }),
).transform(named);

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

const section = <S extends Readonly<Record<string, z.ZodType>>>(
  names: { readonly [K in keyof S]: SectionField },
  schemas: S,
) =>
  fieldsByName<typeof heading & S>({ ...everySection, ...names } as never, {
    ...heading,
    ...schemas,
  });

/** What each layout shows, by the name editors choose it by (spec §2); `section-fields.ts` has the fields' names. */
export const layouts = {
  hero: section(sectionFields.hero, { button }).transform(labelled),
  simpleText: section(sectionFields.simpleText, { button }).transform(labelled),
  postCollection: section(sectionFields.postCollection, { posts: relatedPosts }),
  card: section(sectionFields.card, { cards: listOf(card) }),
  icon: section(sectionFields.icon, { icons: listOf(icon) }),
  imageSlider: section(sectionFields.imageSlider, { images: pictures, autoplay }),
  gallery: section(sectionFields.gallery, { images: pictures }),
  media: section(sectionFields.media, { images: pictures, video }),
  sideContent: section(sectionFields.sideContent, { images: pictures, side, button }).transform(
    labelled,
  ),
  people: section(sectionFields.people, { people }),
  facts: section(sectionFields.facts, { facts }),
  certificates: section(sectionFields.certificates, { certificates, button }).transform(labelled),
};
