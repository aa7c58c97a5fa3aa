/** What ends by itself where the next begins, so that a start alone opens no further level; and what has no end. */
const flat = new Set(
  'p li dt dd tr td th thead tbody tfoot option br hr img input wbr col source area embed link meta param track'.split(
    ' ',
  ),
);

/** How deep elements stand in each other at most, by their tags alone; text of any length is read once. */
export function nesting(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (flat.has(name!.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
