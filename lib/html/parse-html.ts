import type { RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, Parser, type DefaultTreeAdapterMap } from 'parse5';

/** More than any editor writes. 26 kB of unclosed elements can become a million elements as they are parsed. */
const maxElements = 20_000;
const maxDepth = 250;

class Enough extends Error {}

/** HTML as a browser reads it in a page. Beyond the limits it is cut (`isCut`), and what came before is kept. */
export function parseHtml(html: string): { nodes: RootContent[]; isCut: boolean } {
  let elements = 0;
  let parser: Parser<DefaultTreeAdapterMap> | null = null;
  const createElement: typeof defaultTreeAdapter.createElement = (...element) => {
    elements += 1;
    if (elements > maxElements || (parser?.openElements.stackTop ?? 0) > maxDepth)
      throw new Enough();
    return defaultTreeAdapter.createElement(...element);
  };
  parser = Parser.getFragmentParser(null, {
    treeAdapter: { ...defaultTreeAdapter, createElement },
    scriptingEnabled: false,
  });
  let isCut = false;
  try {
    // Without an element before it a parser would take a lone `<td>`.
    parser.tokenizer.write(`<hr>${html}`, true);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    isCut = true;
  }
  const tree = fromParse5(parser.getFragment());
  return { nodes: 'children' in tree ? (tree.children.slice(1) as RootContent[]) : [], isCut };
}
