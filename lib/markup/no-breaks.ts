import type { ElementContent, Root, RootContent, Text } from 'hast';

/** A space between a figure and what it counts: 3 in, 10 °C, 4 p.m. */
const beforeUnit =
  /(?<=\d) (?=[°%]|(?:in|ft|mm|cm|m|km|µm|lb|kg|g|oz|ksi|psi|Msi|MPa|GPa|kJ|J|Btu|W|K|kgf|HB|HBW|HRC|HRB|HV|h|s|min|hours?|minutes?|days?|weeks?|years?|[ap]\.m\.)(?![\w-]))/g;

/** A space within a designation: AMS 2774, ASTM E140, UNS R56400. */
const inDesignation = /(?<=\b(?:AMS|ASTM|SAE|ISO|UNS|EN|DIN|ASME|AISI|DFARS)) (?=[A-Z]{0,3}-?\d)/g;

/** A space within a range, and before the letter of a condition: 0.5 to 144, condition A. */
const inPiece = /(?<=\d) (?=to \d)|(?<=\d to) (?=\d)|(?<=\bcondition) (?=[A-Z]\b)/g;

/** No line ends between a number and its unit, or in a designation. For what is shown: copies keep ordinary spaces. */
export const withoutBreaks = (text: string) =>
  [inPiece, beforeUnit, inDesignation].reduce(
    (shown, space) => shown.replaceAll(space, '\u00A0'),
    text,
  );

/** A designation that a line could end in at a hyphen: AMS-H-6875, MIL-STD-1500, DFARS 252.225-7009. */
const hyphenated = /(\b[A-Z]{2,4}-(?:[A-Z0-9]+-)*\d[A-Z0-9]*\b|\b\d{3}\.\d{3}-\d{4}\b)/;

/** Names are found by their words: of links, and of headings. Code is as it was typed. */
const asWritten = /^(?:a|h[1-6]|pre|code|textarea)$/;

export const treeWithoutBreaks = (tree: Root): Root => ({
  ...tree,
  children: nodesWithoutBreaks(tree.children),
});

const nodesWithoutBreaks = <Node extends RootContent>(
  nodes: readonly Node[],
): (Node | ElementContent)[] =>
  nodes.flatMap((node): (Node | ElementContent)[] => {
    if (node.type === 'text') return words(node);
    if (node.type !== 'element' || asWritten.test(node.tagName)) return [node];
    return [{ ...node, children: nodesWithoutBreaks(node.children) }];
  });

/** A text in pieces, each hyphenated designation in an element that no line ends in: its hyphens stay those that are searched for. */
const words = ({ value }: Text): ElementContent[] =>
  value.split(hyphenated).flatMap((part, i): ElementContent[] => {
    if (part === '') return [];
    const text: Text = { type: 'text', value: i % 2 ? part : withoutBreaks(part) };
    const properties = { className: ['whole'] };
    return i % 2 ? [{ type: 'element', tagName: 'span', properties, children: [text] }] : [text];
  });
