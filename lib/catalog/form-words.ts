/** The word that the rows of minimums have for a form, by a word in the form's title: "Round Bar" and "Hex" are "bar". */
const words: readonly (readonly [inTitle: RegExp, word: string])[] = [
  [/\b(?:bars?|rounds?|rods?|hex)\b/i, 'bar'],
  [/\bsheets?\b/i, 'sheet'],
  [/\bstrips?\b/i, 'strip'],
  [/\bplates?\b/i, 'plate'],
  [/\bwires?\b/i, 'wire'],
  [/\b(?:tubes?|tubing|pipes?)\b/i, 'tubing'],
  [/\bbillets?\b/i, 'stock'],
  [/\brings?\b/i, 'rings'],
  [/\b(?:forgings?|forged)\b/i, 'forgings'],
  [/\b(?:extrusions?|extruded)\b/i, 'extrusions'],
];

/** What a form is called in rows of minimums, as "bar, forgings" is made of; none for a form that no row names. */
export const formWordsOf = (title: string): readonly string[] =>
  words.flatMap(([inTitle, word]) => (inTitle.test(title) ? word : []));
