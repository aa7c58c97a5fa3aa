import { parse, type ParserOptions } from '@babel/parser';

type Node = { type: string } & Record<string, unknown>;

const options: ParserOptions = { sourceType: 'module', plugins: ['jsx', 'typescript'] };

/** Rooms whose texts are for operators and editors: their logs, reports and errors. */
const forOperators =
  /^lib\/(?:cms|instances|next|page-cache|report|runtime|server|webhooks)\/|^app\/api\/(?:health|metrics)\//;

/** Whether a file of the repository can hold a text that a visitor meets. */
export function holdsVisitorTexts(path: string): boolean {
  return (
    /^(?:(?:app|components|lib)\/.*|content-schemas\/quote-fields)\.tsx?$/.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    !forOperators.test(path)
  );
}

/**
 * The texts in a source file, in their order, each once: sentences in JSX as one text with `…` for what is computed, and
 * strings that read as words. Names of classes, keys, types, modules, patterns and thrown errors are left out.
 */
export function visitorTexts(source: string): string[] {
  const texts = new Set<string>();
  collect(parse(source, options).program as unknown as Node, texts);
  return [...texts];
}

/** The list of all texts by file, in Markdown, from the paths of the repository. */
export function textsDocument(paths: readonly string[], read: (path: string) => string): string {
  const files = paths
    .filter(holdsVisitorTexts)
    .toSorted()
    .map((path) => ({ path, texts: visitorTexts(read(path)) }))
    .filter(({ texts }) => texts.length > 0);
  const count = files.reduce((sum, { texts }) => sum + texts.length, 0);
  const head = `# Visitor texts

Every text of the code that a visitor can meet, by file: ${count} of them. \`…\` stands for what is computed. Written by
\`npm run texts -- --write\`; the texts of WordPress are content (the sample's are in \`lib/cms/sample/\`).
`;
  const lists = files.map(
    ({ path, texts }) => `\n## ${path}\n\n${texts.map((each) => `- ${escaped(each)}\n`).join('')}`,
  );
  return head + lists.join('');
}

const escaped = (text: string) => text.replaceAll(/[\\`*_<>[\]|~]/g, String.raw`\$&`);

const namesOnly = new Set([
  'className',
  'id',
  'key',
  'href',
  'type',
  'name',
  'rel',
  'd',
  'viewBox',
]);

function collect(node: Node, texts: Set<string>) {
  const { type } = node;
  if (/^(?:TS(?!As|NonNull|Satisfies)|Import|ExportAll|ThrowStatement)/.test(type)) return;
  // The site's tagged templates are patterns.
  if (type === 'TaggedTemplateExpression') return;
  if (type === 'JSXAttribute' && namesOnly.has(nameOf(node.name))) return;
  if (type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator))) return;
  if (type === 'JSXElement' || type === 'JSXFragment') return visitElement(node, texts);
  if (type === 'StringLiteral' || type === 'DirectiveLiteral') add(String(node.value), texts);
  if (type === 'TemplateLiteral') add(sentence(node), texts);
  for (const child of childrenOf(node)) collect(child, texts);
}

/** An element with words of its own is one text; what it holds is looked at for strings alone. */
function visitElement(node: Node, texts: Set<string>) {
  const children = childrenIn(node.children);
  const hasWords = children.some(
    (child) => child.type === 'JSXText' && /\p{L}/u.test(String(child.value)),
  );
  if (hasWords) texts.add(collapse(wordsOf(node)));
  for (const child of childrenOf(node))
    if (!hasWords || child.type !== 'JSXElement') collect(child, texts);
    else for (const inner of childrenOf(child)) if (inner.type !== 'JSXText') collect(inner, texts);
}

function wordsOf(node: Node): string {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXExpressionContainer') {
    const inner = childrenIn([node.expression])[0];
    return inner?.type === 'StringLiteral' ? String(inner.value) : '…';
  }
  const children = childrenIn(node.children);
  return children.length > 0 ? children.map(wordsOf).join('') : '…';
}

/** A template's text with `…` for each value. */
function sentence(node: Node): string {
  return childrenIn(node.quasis)
    .map(({ value }) => (value as { cooked?: string }).cooked ?? '')
    .join('…');
}

/** Keeps what reads as words: some with a space between them, or one that begins with a capital. */
function add(text: string, texts: Set<string>) {
  const words = collapse(text);
  const reads = /\p{L}{2,}[^/=]*\s\S*\p{L}/u.test(words) || /^\p{Lu}\p{Ll}{2,}[.?!]?$/u.test(words);
  if (reads && !/^(?:[.#@[(]|[a-z-]+:|use )|[{};<>]|\b(?:px|min-width|ease)\b/.test(words))
    texts.add(words);
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name) : '';
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The nodes below a node, without its keys and comments. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (/omments$|^loc$|^typeAnnotation$|^(?:id|label)$/.test(name)) return [];
    if (name === 'key' && node.type === 'ObjectProperty' && !node.computed) return [];
    return isNode(value) ? [value] : childrenIn(value);
  });
}
