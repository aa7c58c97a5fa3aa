/** `__('Words', 'hard-metals')` in PHP, and its variants that escape. */
const marked = /\b(?:__|esc_html__|esc_attr__)\('((?:[^'\\]|\\.)*)', 'hard-metals'\)/g;

/** The .pot file with the texts of the plugin for translators, from its files by their paths. */
export function translationTemplate(files: ReadonlyMap<string, string>): string {
  const found = new Map<string, Set<string>>();
  const note = (words: string, path: string) =>
    found.set(words, (found.get(words) ?? new Set()).add(path));
  for (const [path, text] of files)
    for (const [, words = ''] of text.matchAll(marked)) note(words.replaceAll("\\'", "'"), path);
  const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
  const entries = [...found].map(
    ([words, paths]) => `#: ${[...paths].join(' ')}\nmsgid ${JSON.stringify(words)}\nmsgstr ""\n`,
  );
  return [head, ...entries].join('\n');
}
