import type { Nodes } from 'hast';

/** A space between a figure and what it counts: 3 in, 10 °C, 4 p.m. */
const beforeUnit =
  /(?<=\d) (?=[°%]|(?:in|ft|mm|cm|m|km|µm|lb|kg|g|oz|ksi|psi|MPa|GPa|kJ|J|W|K|HB|HBW|HRC|HRB|HV|h|s|min|hours?|minutes?|days?|[ap]\.m\.)(?![\w-]))/g;

/** A space within a designation: AMS 2774, ASTM E140, UNS R56400. */
const inDesignation = /(?<=\b(?:AMS|ASTM|SAE|ISO|UNS|EN|DIN|ASME|AISI)) (?=[A-Z]{0,3}-?\d)/g;

/**
 * A text in which no line ends between a number and its unit, or within a designation. For what is shown alone: what is
 * copied, compared or searched keeps its ordinary spaces.
 */
export const withoutBreaks = (text: string) =>
  text.replaceAll(beforeUnit, '\u00A0').replaceAll(inDesignation, '\u00A0');

/** Names are found by their words: of links, and of headings. Code is as it was typed. */
const asWritten = /^(?:a|h[1-6]|th|caption|pre|code|textarea)$/;

/** The same in the texts of an editor's HTML, but for links, headings and code. */
export function treeWithoutBreaks<Node extends Nodes>(node: Node): Node {
  if (node.type === 'text') return { ...node, value: withoutBreaks(node.value) };
  if (!('children' in node) || (node.type === 'element' && asWritten.test(node.tagName)))
    return node;
  return { ...node, children: node.children.map((child) => treeWithoutBreaks(child)) };
}
