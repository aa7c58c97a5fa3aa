import type { Grade } from '@/content-schemas/grade';
import type { Image } from '@/content-schemas/image';
import type { Section } from '@/content-schemas/section';
import type { ComparedGrade } from '@/lib/comparison/comparison';
import { metals } from '@/lib/metals';
import type { Preview } from '@/lib/preview/preview';

const named = (...titles: readonly string[]) =>
  titles.map((title) => ({ title, slug: title.toLowerCase().replaceAll(' ', '-') }));

export const [titanium, stainless] = metals as [(typeof metals)[0], (typeof metals)[0]];

const forms = named('Round Bar', 'Forged Bar', 'Flat Bar', 'True Bar', 'Plate');

/** A grade as the catalogue has many of them. */
export const grade: Grade = {
  id: 1,
  slug: '6al-4v',
  parent: 0,
  modified: null,
  title: '6AL-4V',
  html: '<p>The default titanium for airframe fittings.</p>',
  excerpt: '',
  image: null,
  seo: { title: null, description: null, noindex: false },
  chemistry:
    '<table><thead><tr><th>Element</th><th>Min</th><th>Max</th></tr></thead><tbody><tr><td>Al</td><td>5.50</td><td>6.75</td></tr><tr><td>Fe</td><td></td><td>0.30</td></tr></tbody></table>',
  uns: 'R56400',
  density: 0.16,
  aliases: ['Grade 5', 'Ti-6Al-4V'],
  rows: [
    { specs: named('AMS 4928'), forms },
    { specs: named('AMS-T-9047'), forms: [] },
  ],
  specs: named('AMS 4928', 'AMS 4965', 'AMS-T-9047'),
  forms,
};

/** Its extremes: a name that fills the card, more specs than it shows, and nothing known at all. */
export const longGrade = {
  ...grade,
  slug: 'long',
  title: 'Ti-6Al-2Sn-4Zr-2Mo-0.1Si extra low interstitial, double vacuum melted',
  specs: named(...Array.from({ length: 14 }, (_, i) => `AMS ${4900 + i}`)),
};
export const bareGrade = { ...grade, slug: 'bare', title: 'CP 1', uns: null, specs: [], forms: [] };

export const compared: readonly ComparedGrade[] = [
  {
    title: '6AL-4V',
    path: '/inventory/titanium/grade/6al-4v/',
    metal: 'Titanium',
    uns: 'R56400',
    density: '0.160 lb/in³',
    aliases: ['Grade 5'],
    specs: ['AMS 4928'],
    forms: ['Round Bar'],
    chemistry: { Al: '5.50–6.75', C: 'max 0.08' },
  },
  {
    title: '6AL-4V ELI',
    path: '/inventory/titanium/grade/6al-4v-eli/',
    metal: 'Titanium',
    uns: 'R56401',
    density: '0.160 lb/in³',
    aliases: ['Grade 23'],
    specs: ['AMS 4930'],
    forms: ['Round Bar'],
    chemistry: { Al: '5.50–6.50', C: 'max 0.08' },
  },
];

const image = (file: string, alt: string): Image => ({
  src: file,
  alt,
  width: 352,
  height: 152,
  sizes: [],
});
export const picture = image('/banners/services.svg', 'A bar under a saw');
const marks = ['rotor', 'valve', 'implant', 'launch', 'engine', 'subsea'].map((mark) =>
  image(`/logos/${mark}.svg`, `Mark ${mark}`),
);
const button = { label: 'About sawing', href: '/services/', newTab: false };
const words = { html: '<p>Cut square to the length you need.</p>', background: null };

/** One of every layout an editor can choose. */
export const sections: readonly Section[] = [
  { layout: 'hero', title: 'Hero', ...words, background: picture, button },
  { layout: 'simpleText', title: 'Simple text', ...words, button },
  {
    layout: 'postCollection',
    title: 'Post collection',
    ...words,
    posts: [
      { type: 'processes', slug: 'sawing', title: 'Sawing', excerpt: 'Cut-to-length blanks.' },
      { type: 'processes', slug: 'forging', title: 'Forging', excerpt: '' },
    ],
  },
  {
    layout: 'card',
    title: 'Cards',
    ...words,
    cards: [
      { title: 'With a picture', html: words.html, image: picture, icon: null, button },
      { title: 'With an icon', html: words.html, image: null, icon: marks[0]!, button: null },
      { title: 'Words alone', html: words.html, image: null, icon: null, button: null },
    ],
  },
  {
    layout: 'icon',
    title: 'Icons',
    ...words,
    icons: [{ title: 'Traceable', html: words.html, image: marks[1]! }],
  },
  { layout: 'imageSlider', title: 'Image slider', ...words, images: marks, autoplay: false },
  { layout: 'gallery', title: 'Gallery', ...words, images: [picture, marks[2]!] },
  { layout: 'media', title: 'Media', ...words, image: picture, video: null },
  { layout: 'sideContent', title: 'Side content', ...words, image: picture, side: 'right', button },
];

export const preview: Preview = {
  address: '/inventory/titanium/grade/6al-4v/',
  editUrl: '/styleguide/',
  until: '2026-11-21T10:30:00Z',
  draft: {
    name: 'titanium_grades',
    id: 7,
    status: 'draft',
    date: null,
    unsaved: false,
    record: {},
  },
  omissions: [{ field: 'acf.density', message: 'expected a number' }],
  fault: null,
};
