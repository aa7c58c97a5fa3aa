import type { Target } from './visitor';

/** A target as it can be sent into the page. */
export interface PlainTarget {
  by: 'role' | 'label' | 'words';
  /** The role, the label or the words. */
  what: PlainWords;
  /** What a role is called. */
  name: PlainWords | null;
  within: PlainTarget | null;
}

/** Words, or the source of a pattern with its flags. */
type PlainWords = { text: string; flags: string | null };

export function plain(target: Target): PlainTarget {
  const within = target.within ? plain(target.within) : null;
  if ('label' in target) return { by: 'label', what: asText(target.label), name: null, within };
  if ('words' in target) return { by: 'words', what: asText(target.words), name: null, within };
  const name = target.name === undefined ? null : asText(target.name);
  return { by: 'role', what: asText(target.role), name, within };
}

const asText = (words: string | RegExp): PlainWords =>
  typeof words === 'string'
    ? { text: words, flags: null }
    : { text: words.source, flags: words.flags };
