import { quoteFields } from '@/content-schemas/quote-fields';
import type { Metal } from '@/lib/catalog/metals';

/*
 * The words by which people name what the site reads, for a guess that a person confirms. The first name that fits wins.
 */

const has = (words: RegExp) => (names: string) => words.test(names);

/** The words of a metal, among the words of a collection's names. */
export const metalWords = ({ name, slug, shortName, aliases }: Metal): RegExp => {
  const [word = slug] = name.toLowerCase().split(' ');
  const symbols: Readonly<Record<string, string>> = { titanium: 'ti', nickel: 'ni', cobalt: 'co' };
  const all = [slug, shortName, word, ...aliases, symbols[word]].filter(Boolean).join('|');
  return new RegExp(`(?:^|[^a-z])(?:${all})(?:[^a-z]|$)|${word}`, 'i');
};

/** What distinguishes specs from grades, where a collection is a metal's. */
export const isSpecs = has(/spec|standard|norm|ams|astm/i);
export const isGrades = (names: string) => !isSpecs(names);

/** The collections that are no metal's. */
export const otherCollections: readonly (readonly [name: string, words: RegExp])[] = [
  ['glossary', /glossar|term|dictionar|lexicon/i],
  ['processes', /process|value.?added|operation/i],
  ['um_services', /service|capabilit/i],
  ['forms', /^(?:.*[^a-z])?(?:forms?|shapes?|profiles?)(?:[^a-z]|$)/i],
];

/** Fields by the site's names, and what else they are called. Beside these a field fits that is only spelled otherwise. */
export const fieldWords: Readonly<Record<string, RegExp>> = {
  chemistry: /chem|composition|analysis/i,
  uns: /\buns|uns_?(?:no|num)/i,
  density: /densit|specific_?gravity/i,
  aliases: /alias|other_?names?|trade_?names?|also_?known/i,
  sidebar: /side_?bar|aside/i,
  condition: /condition|temper/i,
  max_size: /max/i,
};

export const layoutWords: Readonly<Record<string, RegExp>> = {
  hero: /hero|banner|masthead/i,
  postCollection: /post|related|collection/i,
  imageSlider: /slider|carousel/i,
  sideContent: /side|split|image_?(?:and_?)?text|text_?(?:and_?)?image|two_?col/i,
  gallery: /galler/i,
  card: /card|tile|box/i,
  icon: /icon|feature/i,
  media: /media|video/i,
  simpleText: /text|wysiwyg|content|editor/i,
};

/** The parts of sections. */
export const sectionWords: Readonly<Record<string, RegExp>> = {
  sectionTitle: /title|head/i,
  sectionDescription: /desc|text|content|body|copy/i,
  background: /background|bg/i,
  buttonComponent: /button|cta|link/i,
  posts: /post|item|entries/i,
  cards: /card|tile|item|box/i,
  icons: /icon|item|feature/i,
  images: /image|picture|photo|slide|gallery/i,
  gallery: /image|picture|photo|gallery/i,
  video: /video|film/i,
  imageSide: /side|position|align/i,
  autoplay: /auto/i,
  cardTitle: /title|head|name/i,
  cardDescription: /desc|text|content|body/i,
  cardImage: /image|picture|photo/i,
  iconImage: /icon|image|picture/i,
  iconTitle: /title|head|name/i,
  iconDescription: /desc|text|content|body/i,
  buttonText: /text|label|title/i,
  buttonLink: /link|url|target/i,
};

/** The questions of the quote form. */
export const quoteFieldPatterns: Readonly<Record<(typeof quoteFields)[number]['name'], RegExp>> = {
  companyname: /compan|organi[sz]ation|firm/i,
  email: /e-?mail/i,
  phone: /phone|tel|mobile/i,
  message: /message|comment|enquiry|inquiry|request|details/i,
  fullname: /name/i,
};

/** `Mechanical-Properties` and `mechanicalProperties` are one word. */
export const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
