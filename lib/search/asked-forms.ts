import { tokens } from './tokens';

/** What buyers call a form: the word for it in a spec's row ("bar, forgings"), and its page. */
const forms: readonly (readonly [called: RegExp, word: string, slug: string])[] = [
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
  tokens(typed).flatMap((word) => forms.filter(([called]) => called.test(word)));

/** The forms asked for, in the words of a spec's row: "rd" and "hex" are bar. */
export const formWordsIn = (typed: string): readonly string[] => [
  ...new Set(formsNamedIn(typed).map(([, word]) => word)),
];

/** Words without a number in full: "ti rd" is titanium round bar. */
export const inFull = (typed: string) =>
  /\d/.test(typed) || !/\S\s+\S/.test(typed)
    ? typed
    : typed.replaceAll(
        /(?<!\S)(?:ti|ss|rd|rnd|rb)(?!\S)/gi,
        (short) => shortFor[short.toLowerCase()] ?? 'round bar',
      );
const shortFor: Readonly<Record<string, string>> = { ti: 'titanium', ss: 'stainless' };
