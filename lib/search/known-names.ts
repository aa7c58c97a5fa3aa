import type { Index } from './search';
import { namesIn, withoutElements } from './short-names';
import { tokens } from './tokens';

type Page = Index['pages'][number];

/** A page found by one of its names, in full or shortened: "INCONEL 718", "alloy 718", "718". */
export interface Named {
  page: Page;
  /** The name, where it is not the title: "1.4542". */
  alias: string | null;
  strength: number;
}
/** Strengths of a name: where two pages have the same one, it finds the page with the greater strength. */
const byTitle = 3;
const byAlias = 2;
/** The letters before the number are left out: 718 for INCONEL 718, B348 for ASTM B348. */
const shortened = 1;
/** The letters after the number are left out: 17-4 for 17-4 PH. */
const withoutEnding = 0.5;

/** "H900", "annealed", "200 ksi": conditions, which many grades have, so that they name none. */
export const condition = /^[rtc]?h\d{3,4}\w?$|condition|anneal|treat|aged|\bhard(?:en|\b)|°|ksi/i;

/**
 * The key of a name. With letters it has no separators: 6al4v, ams4928, b348. Of digits alone it is as typed: 17-4,
 * 1.4542.
 */
const keyOf = (text: string) => (/\p{L}/u.test(text) ? tokens(text).join('') : text.trim());
const withoutSystem = (text: string) => text.replace(/^\p{L}+[\s.-]+/u, '');

/**
 * Collects, page by page, every name of the grades and the title of every spec, by key, each with its page. `metals` are
 * the titles of the metals, which name no grade.
 */
export function nameCollector(metals: readonly string[]) {
  const names = new Map<string, Named>();
  const metalKeys = metals.map(keyOf);
  const add = (text: string, named: Named) => {
    const key = keyOf(text);
    // A name of one or two digits may be a size.
    if (/^\d{0,2}$/.test(key) || (names.get(key)?.strength ?? 0) >= named.strength) return;
    names.set(key, named);
  };
  function collect(page: Page): void {
    if (!/^(?:Grade|Spec)$/.test(page.kind)) return;
    // What a spec has besides its title are the grades that it covers.
    const written = page.kind === 'Grade' ? page.written : [page.title];
    written.forEach((name, i) => {
      const alias = i > 0 ? name : null;
      for (const part of namesIn(name)) {
        // A name without digits is taken only where the title begins with it and it is no metal: Invar, but not nickel.
        const isOwn = /\d/.test(part)
          ? !condition.test(part)
          : !alias ||
            (keyOf(page.title).startsWith(keyOf(part)) && !metalKeys.includes(keyOf(part)));
        if (!isOwn) continue;
        add(part, { page, alias, strength: alias ? byAlias : byTitle });
        for (
          let rest = withoutSystem(part), whole = part;
          rest !== whole && /\d/.test(rest);
          whole = rest, rest = withoutSystem(rest)
        )
          add(rest, { page, alias, strength: shortened });
      }
    });
    // 6AL-4V ELI is also 6-4 ELI, and Ti 6-4 ELI because it is also called Ti-6Al-4V ELI; 17-4 PH is also 17-4.
    const short = withoutElements(page.title);
    if (!short) return;
    const key = keyOf(page.title);
    add(short, { page, alias: null, strength: shortened });
    add(short.replace(/ \p{L}+$/u, ''), { page, alias: null, strength: withoutEnding });
    for (const name of written.slice(1)) {
      const [, system] = /^(\p{L}+)[\s-]/u.exec(name) ?? [];
      if (system && keyOf(name) === keyOf(system) + key)
        add(`${system} ${short}`, { page, alias: null, strength: shortened });
    }
  }
  return { names: names as ReadonlyMap<string, Named>, collect };
}

/** The number of words in the longest name. */
const maxWords = 5;

/** The names in a query, at each word the longest that fits, and the words that are left. */
export function takeNames({ names }: Index, typed: string) {
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  const taken: Named[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(maxWords, words.length - at);
    let named: Named | undefined;
    for (; length > 0; length -= 1) {
      named = nameAt(names, words, at, length);
      if (named) break;
    }
    if (named) taken.push(named);
    else rest.push(words[at]!);
    at += named ? length : 1;
  }
  return { taken, rest: rest.join(' ') };
}

/** The only name in a query that has nothing else: 300M is a grade, and not 300 meters. */
function onlyName(index: Index, typed: string): Named | undefined {
  const { taken, rest } = takeNames(index, typed);
  return taken.length === 1 && rest === '' ? taken[0] : undefined;
}

/** Whether a query is one name and nothing else. */
export const isName = (index: Index, typed: string): boolean =>
  onlyName(index, typed) !== undefined;

/** Whether a query is the title of this page or what it is also called, in full: Ti-6Al-4V, but not 6-4. */
export function isFullName(index: Index, typed: string, path: string): boolean {
  const named = onlyName(index, typed);
  return named !== undefined && named.page.path === path && named.strength >= byAlias;
}

function nameAt(
  names: ReadonlyMap<string, Named>,
  words: readonly string[],
  at: number,
  length: number,
) {
  const text = words.slice(at, at + length).join(' ');
  const key = keyOf(text);
  const named = names.get(key) ?? names.get(key.replace(/gr(?=\d)/, 'grade'));
  // MIL-T-9047 is known as AMS-T-9047.
  return named ?? (length === 1 ? names.get(keyOf(withoutSystem(text))) : undefined);
}
