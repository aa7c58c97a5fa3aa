import { tokens } from './tokens';

/** Buyers' words for forms: each with the word that a spec's row has for it ("bar, forgings"), and the slug of its page. */
const forms: readonly (readonly [typed: RegExp, word: string, slug: string])[] = [
  [/^bars?$/, 'bar', ''],
  [/^(?:rd|rnd|rb|rounds?|rods?)$/, 'bar', 'round-bar'],
  [/^(?:hex|hexagons?)$/, 'bar', 'hex-bar'],
  [/^(?:flats?|fb)$/, 'bar', 'flat-bar'],
  [/^true$/, 'bar', 'true-bar'],
  [/^(?:sheets?|sht)$/, 'sheet', 'sheet'],
  [/^strips?$/, 'strip', ''],
  [/^(?:plates?|plt?)$/, 'plate', 'plate'],
  [/^wires?$/, 'wire', 'wire'],
  [/^(?:tub(?:e|es|ing)|pipes?)$/, 'tubing', 'tube'],
  [/^billets?$/, 'stock', 'billet'],
  [/^rings?$/, 'rings', 'forged-ring'],
  [/^(?:forgings?|forged)$/, 'forgings', 'forged-bar'],
  [/^extru(?:sions?|ded)$/, 'extrusions', 'extrusion'],
];

export const formsNamedIn = (typed: string) =>
  tokens(typed).flatMap((word) => forms.filter(([pattern]) => pattern.test(word)));

/** The typed forms in the words of a spec's row: "rd" and "hex" are both "bar". */
export const formWordsIn = (typed: string): readonly string[] => [
  ...new Set(formsNamedIn(typed).map(([, word]) => word)),
];

/**
 * Several words without a number, with abbreviations written out: "ti rd" is "titanium round bar". Other text is
 * unchanged.
 */
export const expandAbbreviations = (typed: string) =>
  /\d/.test(typed) || !/\S\s+\S/.test(typed)
    ? typed
    : typed.replaceAll(
        /(?<!\S)(?:ti|ss|rd|rnd|rb)(?!\S)/gi,
        (short) => shortFor[short.toLowerCase()] ?? 'round bar',
      );
const shortFor: Readonly<Record<string, string>> = { ti: 'titanium', ss: 'stainless' };
