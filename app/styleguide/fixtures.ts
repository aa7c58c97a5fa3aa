import type { Grade } from '@/content-schemas/grade';
import type { Spec } from '@/content-schemas/metal-spec';
import { noCoverage, noGradeFacts } from '@/content-schemas/grade-facts';
import type { Image } from '@/content-schemas/image';
import type { Section } from '@/content-schemas/section';
import type { ComparedGrade } from '@/lib/comparison/comparison';
import { toCompared } from '@/lib/comparison/to-compared';
import { metals } from '@/lib/catalog/metals';
import type { Preview } from '@/lib/preview/preview';

const named = (...titles: readonly string[]) =>
  titles.map((title) => ({ title, slug: title.toLowerCase().replaceAll(' ', '-') }));

export const [titanium, stainless = titanium] = metals;

const forms = named('Round Bar', 'Forged Bar', 'Flat Bar', 'True Bar', 'Plate');

/** A post with nothing but its title and slug. */
const post = {
  id: 1,
  parent: 0,
  modified: null,
  html: '',
  excerpt: '',
  image: null,
  seo: { title: null, description: null, noindex: false },
};

/** A grade as the catalogue has many of them. */
export const grade: Grade = {
  ...noGradeFacts,
  ...post,
  slug: '6al-4v',
  title: '6AL-4V',
  html: '<p>The default titanium for airframe fittings.</p>',
  chemistry:
    '<table><thead><tr><th>Element</th><th>Min</th><th>Max</th></tr></thead><tbody><tr><td>Al</td><td>5.50</td><td>6.75</td></tr><tr><td>Fe</td><td></td><td>0.30</td></tr></tbody></table>',
  uns: 'R56400',
  density: 0.16,
  aliases: ['Grade 5', 'Ti-6Al-4V'],
  rows: [
    { ...noCoverage, specs: named('AMS 4928'), forms },
    { ...noCoverage, specs: named('AMS-T-9047'), forms: [] },
  ],
  specs: named('AMS 4928', 'AMS 4965', 'AMS-T-9047'),
  forms,
};

const strength = (ksi: number, mpa: number) => ({ ksi, mpa });

/** With everything that an engineer orders from. */
export const orderedGrade: Grade = {
  ...grade,
  rows: [
    {
      ...noCoverage,
      specs: named('AMS 4928'),
      forms,
      condition: 'annealed',
      maxSizeIn: 10,
      sizeNote: 'billet, as forging stock, of any size',
      note: 'bar shall not be cut from plate',
      basis: 'seen',
    },
    ...['AMS 4965', 'AMS 4967', 'AMS-T-9047'].map((code) => ({
      ...noCoverage,
      specs: named(code),
      forms: code === 'AMS-T-9047' ? [] : forms.slice(0, 1),
      condition: 'solution treated and aged',
      basis: 'known' as const,
    })),
  ],
  chemistrySource: {
    spec: 'AMS 4928',
    basis: 'known',
    note: 'each other element 0.10 max',
    differences: ['AMS 4911 allows H 0.015'],
  },
  variants: [
    {
      name: 'Grade 23',
      uns: 'R56407',
      chemistry: grade.chemistry,
      from: 'ASTM B348',
      basis: 'seen',
    },
  ],
  properties: [
    {
      spec: 'AMS 4928',
      forms: 'bar',
      condition: 'annealed',
      overIn: null,
      toIn: 2,
      tensile: strength(135, 931),
      yield: strength(125, 862),
      elongation: 10,
      reductionOfArea: 25,
      hardness: null,
      kind: 'delivery',
      basis: 'seen',
      note: null,
    },
    {
      spec: 'AMS 4967',
      forms: 'bar, forgings',
      condition: 'solution treated, then aged',
      overIn: 2,
      toIn: 4,
      tensile: strength(160, 1103),
      yield: null,
      elongation: null,
      reductionOfArea: null,
      hardness: '39 HRC max',
      kind: 'capability',
      basis: 'known',
      note: 'longitudinal',
    },
  ],
  heatTreatments: [
    {
      condition: 'annealed',
      from: 'hot worked',
      steps: ['Anneal at 1300 to 1450 °F (704 to 788 °C), 1 to 4 h, cool: air'],
      hardness: null,
      tensile: null,
      yield: null,
      basis: 'known',
      note: null,
    },
    {
      condition: 'solution treated and aged',
      from: 'annealed',
      steps: ['Solution treat at 1750 °F (954 °C), cool: water', 'Age at 1000 °F (538 °C), 4 h'],
      hardness: '39 HRC',
      tensile: strength(160, 1103),
      yield: strength(150, 1034),
      basis: 'seen',
      note: 'thickness to 1 in',
    },
  ],
  equivalents: [
    {
      system: 'W.-Nr.',
      designation: '3.7165',
      name: 'TiAl6V4',
      near: false,
      basis: 'known',
      note: null,
    },
    {
      system: 'GOST',
      designation: null,
      name: 'VT6',
      near: true,
      basis: 'seen',
      note: 'V 3.5 to 5.3',
    },
  ],
  physical: {
    modulusMsi: 16.5,
    modulusGpa: 114,
    expansion: 8.6,
    conductivity: 6.7,
    meltingFromC: 1604,
    meltingToC: 1660,
    betaTransusC: 995,
    basis: 'known',
    note: null,
  },
  stock: [
    {
      form: 'round-bar',
      sizes: ['0.25', '0.5', '1'],
      spec: 'AMS 4928',
      condition: 'annealed',
      dimensions: 'diameter',
      cutFromIn: 0.5,
      cutToIn: 144,
      tolerance: 'AMS 2241',
      leadTime: 'from stock, 1 to 3 working days',
    },
    {
      form: 'Fasteners',
      sizes: ['1/4'],
      spec: null,
      condition: null,
      dimensions: null,
      cutFromIn: null,
      cutToIn: null,
      tolerance: null,
      leadTime: null,
    },
  ],
  stockAsOf: 'November 20, 2026',
};

/** A spec that another replaced. */
export const supersededSpec: Spec = {
  ...post,
  slug: 'ams-t-9047',
  title: 'AMS-T-9047',
  scope: 'Titanium bars and reforging stock',
  organization: 'SAE International',
  productForms: 'bar, forging stock',
  status: 'superseded',
  statusRead: true,
  statusNote: null,
  supersededBy: ['AMS 4928', 'AMS 6931'],
  similar: [],
  since: '2008',
  basis: 'seen',
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
  toCompared(titanium, orderedGrade),
  toCompared(titanium, { ...grade, slug: '6al-4v-eli', title: '6AL-4V ELI', uns: 'R56401' }),
];

const image = (file: string, alt: string): Image => ({
  src: file,
  alt,
  width: 352,
  height: 152,
  sizes: [],
});
export const picture = image('/banners/services.svg', 'A bar under a saw');
const mark = (name: string) => image(`/logos/${name}.svg`, `Mark ${name}`);
const [rotor, valve, implant] = [mark('rotor'), mark('valve'), mark('implant')];
const marks = [rotor, valve, implant, mark('launch'), mark('engine'), mark('subsea')];
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
      { title: 'With an icon', html: words.html, image: null, icon: rotor, button: null },
      { title: 'Words alone', html: words.html, image: null, icon: null, button: null },
    ],
  },
  {
    layout: 'icon',
    title: 'Icons',
    ...words,
    icons: [{ title: 'Traceable', html: words.html, image: valve }],
  },
  { layout: 'imageSlider', title: 'Image slider', ...words, images: marks, autoplay: false },
  { layout: 'gallery', title: 'Gallery', ...words, images: [picture, implant] },
  { layout: 'media', title: 'Media', ...words, images: [picture], video: null },
  {
    layout: 'sideContent',
    title: 'Side content',
    ...words,
    images: [picture],
    side: 'right',
    button,
  },
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
    isTextNewer: false,
    record: {},
  },
  omissions: [{ field: 'acf.density', message: 'expected a number' }],
  fault: null,
};

/** Each block of WordPress's editor that a page shows, as it is saved. */
export const blocks = [
  '<h3 class="wp-block-heading">Columns</h3>',
  '<div class="wp-block-columns"><div class="wp-block-column"><p>Bar is cut on a band saw.</p></div><div class="wp-block-column"><p>Plate is cut by water jet.</p></div></div>',
  '<figure class="wp-block-table"><table><thead><tr><th>Form</th><th>Largest, in</th></tr></thead><tbody><tr><td>Bar</td><td>10</td></tr></tbody></table><figcaption class="wp-element-caption">What we cut.</figcaption></figure>',
  `<figure class="wp-block-image size-large"><img src="${picture.src}" alt="Bars in a rack" width="1200" height="800"><figcaption class="wp-element-caption">The rack.</figcaption></figure>`,
  `<figure class="wp-block-gallery has-nested-images columns-2"><figure class="wp-block-image"><img src="${picture.src}" alt="Bars from the side" width="1200" height="800"></figure><figure class="wp-block-image"><img src="${picture.src}" alt="Bars from above" width="1200" height="800"></figure></figure>`,
  '<div class="wp-block-file"><a href="/product-line-card.pdf">Product line card</a><a href="/product-line-card.pdf" class="wp-block-file__button" download>Download</a></div>',
  '<blockquote class="wp-block-quote"><p>It arrived square.</p><cite>A machinist</cite></blockquote>',
  '<ul class="wp-block-list"><li>Bar<ul class="wp-block-list"><li>Round</li></ul></li><li>Plate</li></ul>',
  '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/contact/">Contact us</a></div></div>',
  '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://www.example.org/saw</div></figure>',
  '<hr class="wp-block-separator">',
  '<details class="wp-block-details"><summary>How long does it take?</summary><p>A day.</p></details>',
].join('\n');
