import { isNumber, tokens } from '@/lib/catalog/words';

/**
 * What buyers shorten a name of several numbers to, without the letters of the elements: 6-4 for 6AL-4V, Ti-6-4 for
 * Ti-6Al-4V. `null` for other names.
 */
export const withoutElements = (name: string): string | null =>
  tokens(name).filter(isNumber).length > 1
    ? name.replaceAll(/(\d)\p{L}{1,2}(?![\p{L}\p{N}])/gu, '$1')
    : null;

/** The names in a title or an alias: 304 and 304L in "304 / 304L". */
export const namesIn = (text: string): readonly string[] => text.split(/ \/ |, | ?[()]/);
