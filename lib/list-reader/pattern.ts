/** The source of a pattern written over several lines. Line ends, indents and comments ("  # as here") are left out. */
export const source = ({ raw }: TemplateStringsArray, ...parts: readonly string[]) =>
  String.raw(
    { raw: raw.map((text) => text.replace(/ {2,}# .*$/gm, '').replace(/\n */g, '')) },
    ...parts,
  );
