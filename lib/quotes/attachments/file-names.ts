const maxLength = 100;
/** Names that Windows keeps for devices, whatever follows their first dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A visitor's name for a file, safe in any folder, mail and header: without folders, without characters that are not seen
 * or turn the words round, at most 100 characters with its ending.
 */
export function cleanName(raw: string): string {
  const base = raw.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = base
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*`$;&%]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.]+$/g, '');
  const ending = /\.[^.]{1,10}$/.exec(seen)?.[0] ?? '';
  const stem = Array.from(seen.slice(0, seen.length - ending.length))
    .slice(0, maxLength - ending.length)
    .join('')
    .trimEnd();
  return `${stem || 'file'}${ending}`.replace(reserved, '_$&');
}

/** Names that are each there once: the second `a.pdf` is `a (2).pdf`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let n = 2; taken.has(distinct.toLowerCase()); n += 1)
      distinct = name.replace(/(\.[^.]*)?$/, ` (${n})$1`);
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
