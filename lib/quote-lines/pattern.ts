/**
 * The source of a pattern that is written over several lines. Line ends, indents and comments ("  # as here") are no part of
 * it; a space within a line is.
 */
export const source = ({ raw }: TemplateStringsArray, ...parts: readonly string[]) =>
  String.raw(
    { raw: raw.map((text) => text.replace(/ {2,}# .*$/gm, '').replace(/\n */g, '')) },
    ...parts,
  );
