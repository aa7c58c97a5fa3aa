/** The letters of the fonts of share pictures (B612's Latin files). */
const letters =
  /^[ -~\u00a0-\u00ffŒœ\u02c6\u02da\u02dc\u2013\u2014‘-‚“-„•…\u2032\u2033‹›€™↑↓\u2212]$/;

export const hasGlyph = (letter: string) => letters.test(letter);

/** Replacements of letters that Latin fonts lack. */
const standIns: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=' };

const plainer = (letter: string) =>
  [...(standIns[letter] ?? letter.normalize('NFKD'))].filter(hasGlyph);

/** A text in the letters of those fonts: others plainer (ř → r), or not at all (日本, 💣). */
export const inLetters = (text: string) =>
  [...text.normalize('NFC')]
    .flatMap((letter) => (hasGlyph(letter) ? letter : plainer(letter)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
