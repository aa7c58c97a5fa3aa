const [quote, backslash, list, listEnd, object, objectEnd] = [...'"\\[]{}'].map((letter) =>
  letter.charCodeAt(0),
);

/**
 * Whether a JSON text nests lists and objects deeper than this, found without parsing it: a parser takes seconds to
 * open millions of unclosed lists. Read once, and only as far as the limit.
 */
export function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i += 1) {
    const code = json.charCodeAt(i);
    if (code === quote) i = endOfString(json, i);
    else if (code === list || code === object) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === listEnd || code === objectEnd) depth -= 1;
  }
  return false;
}

/** The index of the quote that ends the string begun at `start`. */
function endOfString(json: string, start: number): number {
  for (let end = start; ;) {
    end = json.indexOf('"', end + 1);
    if (end < 0) return json.length;
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}
