import { z } from 'zod';
import { field, fieldsByName, type SectionField } from './fields-by-name';
import { anyImage } from './image';
import {
  button,
  buttonFields,
  fileAddress,
  labelled,
  line,
  picture,
  pictures,
  relatedPosts,
  sectionHtml,
} from './section-parts';
import { listOf, maybe } from './wordpress';

type Names = SectionField['names'];
const text = (...names: Names) => field('text', line, ...names);
const richText = (...names: Names) => field('rich text', sectionHtml, ...names);
const onePicture = (...names: Names) => field('picture', picture, ...names);
const manyPictures = (...names: Names) => field('pictures', pictures, ...names);
const oneButton = field('button', button, 'buttonComponent', 'button');

/** What every section may have (spec §3). */
export const everySection = {
  title: text('sectionTitle', 'title', 'heading'),
  html: richText('sectionDescription', 'description', 'text', 'content'),
  background: onePicture('background', 'backgroundImage'),
};

/** The rows of the sections that have rows, and the parts of a button. */
export const rowFields = {
  card: {
    title: text('cardTitle', 'title'),
    html: richText('cardDescription', 'description', 'text'),
    image: onePicture('cardImage', 'image'),
    icon: onePicture('iconImage', 'icon'),
    button: oneButton,
  },
  icon: {
    title: text('iconTitle', 'title'),
    html: richText('iconDescription', 'description', 'text'),
    image: onePicture('iconImage', 'image', 'icon'),
  },
  people: {
    name: text('name'),
    role: text('role'),
    phone: text('phone'),
    photo: onePicture('photo', 'image'),
  },
  facts: {
    name: text('name'),
    value: text('value', 'text'),
  },
  certificates: {
    standard: text('standard', 'title'),
    scope: text('scope'),
    registrar: text('registrar'),
    number: text('number'),
    validTo: text('validTo'),
    file: field('link', fileAddress, 'file'),
  },
  button: buttonFields,
};

/** A row of fields, or a picture alone. */
const icon = z.preprocess(
  (value) => (anyImage.safeParse(value).success ? { iconImage: value } : value),
  fieldsByName(rowFields.icon),
);

/** A row that names nobody and nothing is no row. */
const named = <Row extends object>(rows: readonly Row[]) =>
  rows.filter((row) => Object.values(row).some((value) => value !== null));

const facts = listOf(fieldsByName(rowFields.facts)).transform((rows) =>
  rows.flatMap(({ name, value }) =>
    name && value ? { id: name.toLowerCase().replaceAll(/\W+/g, '-'), name, value } : [],
  ),
);

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

/** What each layout has beside that, by the name editors choose it by (spec §2); the last three are ours. */
export const sectionFields = {
  hero: { button: oneButton },
  simpleText: { button: oneButton },
  postCollection: {
    posts: field('posts', relatedPosts, 'posts', 'postCollection', 'relatedPosts'),
  },
  card: {
    cards: field('rows', listOf(fieldsByName(rowFields.card).transform(labelled)), 'cards'),
  },
  icon: { icons: field('rows', listOf(icon), 'icons') },
  imageSlider: {
    images: manyPictures('images', 'gallery', 'slides'),
    autoplay: field('choice', autoplay, 'autoplay'),
  },
  gallery: { images: manyPictures('gallery', 'images') },
  media: {
    images: manyPictures('images', 'image', 'gallery'),
    video: field('link', video, 'video', 'videoUrl'),
  },
  sideContent: {
    images: manyPictures('images', 'image', 'gallery'),
    side: field('choice', side, 'imageSide'),
    button: oneButton,
  },
  people: {
    people: field('rows', listOf(fieldsByName(rowFields.people)).transform(named), 'people'),
  },
  facts: { facts: field('rows', facts, 'facts') },
  certificates: {
    certificates: field(
      'rows',
      listOf(fieldsByName(rowFields.certificates)).transform(named),
      'certificates',
    ),
    button: oneButton,
  },
};
