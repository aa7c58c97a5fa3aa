/**
 * Upper bounds for the tree of some HTML, without parsing it: a parser opens unclosed elements again in each block (HTML
 * Standard: "reconstruct the active formatting elements"), so that 26 kB can become a million elements. Reads the text
 * once, as far as the limits. A property test compares it with a parser.
 */
interface MarkupSize {
  /** All elements. */
  elements: number;
  /** Elements inside each other. */
  depth: number;
  /** The most attributes of one tag: a parser compares each with all before it. */
  attributes: number;
}

const names = (list: string) => new Set(list.split(' '));

const empty = names('br hr img image input wbr col area embed link meta base track source param');
/** A parser opens these again after the block in which they were not closed. */
const formatting = names('a b big code em font i nobr s small strike strong tt u');
/** A tag inside these is text. */
const rawText = names('script style xmp iframe noembed noframes textarea title');
/** No end tag inside these ends an element outside. */
const barriers = names('table td th caption object applet marquee template');
const tableParts = names('caption colgroup thead tbody tfoot tr td th');
const rowGroups = names('thead tbody tfoot');
/** These end a paragraph before them. */
const blocks = names(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu nav ol p pre search section summary table ul h li dd dt hr',
);
/** Their end tag ends what is open inside them; other end tags are ignored where a block is open in between. */
const closing = names(
  'address article aside blockquote button center details dialog dir div dl fieldset figcaption figure footer header hgroup listing main menu nav ol p pre search section summary ul h li dd dt object applet marquee',
);
const phrasing = names(
  'a b big code em font i nobr s small strike strong tt u span img br abbr cite q sub sup var kbd samp time mark del ins',
);
const inline = names(
  'span abbr cite q sub sup label small var kbd samp time mark del ins bdi bdo dfn',
);
/** Inside these a parser follows rules that are not modelled: an end tag is only trusted for the innermost element. */
const unmodelled = names('select template svg math');
/** Inside the body of a page these are ignored. */
const ignored = names('html head body frameset frame');
/** Inside an `svg` these leave it an `svg`, and may be closed by `/>`. */
const drawing = names(
  'g path circle rect line polyline polygon ellipse defs use text tspan lineargradient radialgradient stop clippath mask pattern symbol marker title style',
);

const tag =
  /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|(\/?)([a-z][^\t\n\f\r />]*)|(!\[CDATA\[)[^>]*(?:>|$)|[!?/][^>]*(?:>|$))/gi;
const attribute =
  /[\t\n\f\r /]*(?:=?[^\t\n\f\r />=]+|=)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|(?=>)|[^\t\n\f\r >]+))?/y;
const tagEnd = /[\t\n\f\r ]*(?:\/[\t\n\f\r /]*)?(?:>|$)/y;

/** An open element that is no formatting element. */
interface Open {
  name: string;
  /** How deep the elements inside it stand at most. */
  deepest: number;
}

/** A formatting element that may be opened again. */
interface Active {
  name: string;
  /** The fewest elements that were open since it was opened: never fewer than for those before it. */
  low: number;
}

const unknown: MarkupSize = { elements: Infinity, depth: Infinity, attributes: Infinity };

export function markupSize(html: string, limits: MarkupSize = unknown): MarkupSize {
  const size = { elements: 0, depth: 0, attributes: 0 };
  const root: Open = { name: '', deepest: 0 };
  const open: Open[] = [];
  const active: Active[] = [];
  /** Those that a parser may have opened again elsewhere. */
  const moved = new Set<Active>();
  /** Those that the next text opens again. */
  const pending = new Set<Active>();
  let isModelled = true;
  let isDrawing = false;

  const at = (index: number) => open[index] ?? root;
  const top = () => open.at(-1)?.name ?? '';
  const note = (element: Open, depth: number) => {
    element.deepest = Math.max(element.deepest, depth);
    size.depth = Math.max(size.depth, depth);
  };

  /** A parser may have closed more than is known here. */
  const assumeClosed = () => {
    if (pending.size === active.length) return; // it is moved from the moment it is pending
    for (const element of active) {
      moved.add(element);
      pending.add(element);
    }
  };

  const remove = (index: number, count = 1) => {
    for (const { deepest } of open.splice(index, count)) note(at(index - 1), deepest);
    // From the end, as far as those opened inside: the whole list at each tag would take quadratic time.
    for (let i = active.length - 1; i >= 0; i -= 1) {
      const element = active[i];
      if (!element || element.low <= index) break;
      moved.add(element);
      element.low = Math.min(element.low, open.length);
    }
    for (const element of moved) pending.add(element);
    if (!isModelled && !open.some(({ name }) => unmodelled.has(name))) isModelled = true;
    isDrawing &&= !isModelled;
  };

  const reopen = () => {
    size.elements += pending.size;
    pending.clear();
    note(at(open.length - 1), open.length + active.length);
  };

  /** The innermost open element that an end tag ends, -1 for none. */
  const find = (name: string) => {
    for (let i = open.length - 1; i >= 0; i -= 1) {
      const each = at(i).name;
      if (each === name) return i;
      if (barriers.has(each) || (name === 'p' && each === 'button')) return -1;
      if (name === 'li' && (each === 'ol' || each === 'ul')) return -1;
      if (!closing.has(name) && !inline.has(each)) return -1;
    }
    return -1;
  };

  /** HTML Standard: "adoption agency algorithm", eight rounds at most with four new elements each. */
  const endFormatting = (name: string) => {
    const index = active.findLastIndex((element) => element.name === name);
    const ended = active[index];
    if (!ended) return;
    const { low } = ended;
    const between = open.slice(low);
    const rounds = Math.min(8, between.length);
    size.elements += 4 * rounds;
    if (rounds > 0) note(at(low), Math.max(...between.map(({ deepest }) => deepest)) + 4 * rounds);
    if (rounds > 6 || between.some((each) => barriers.has(each.name) || unmodelled.has(each.name)))
      return;
    active.splice(index, 1);
    moved.delete(ended);
    pending.delete(ended);
    if (index < active.length || rounds > 0) assumeClosed();
  };

  const endTable = () => {
    const index = open.findLastIndex(({ name }) => name === 'table' || name === 'template');
    if (index < 0 || at(index).name === 'template') return;
    let end = index + 1;
    while (end < open.length && tableParts.has(at(end).name)) end += 1;
    remove(index, end - index);
  };

  const end = (name: string) => {
    if (formatting.has(name)) return endFormatting(name);
    // An empty one, where none is open.
    if (name === 'p' || name === 'br') {
      size.elements += 1;
      note(at(open.length - 1), open.length + active.length + 1);
    }
    if (name === 'table') assumeClosed();
    if (name === 'table' && isModelled) return endTable();
    const index = isModelled && name !== 'form' && !tableParts.has(name) ? find(name) : -1;
    if (index >= 0) remove(index);
    // A form alone is closed while elements inside it stay open.
    else if (top() === name && (name !== 'form' || active.length === 0)) remove(open.length - 1);
    else assumeClosed();
  };

  /** Ends what the start of this element ends. */
  const makeRoom = (name: string) => {
    const endTop = (...ended: string[]) => {
      if (ended.includes(top())) remove(open.length - 1);
      else if (open.some((element) => ended.includes(element.name))) assumeClosed();
    };
    if (phrasing.has(name)) return;
    if (!blocks.has(name) && !tableParts.has(name)) return assumeClosed();
    if (blocks.has(name)) endTop('p');
    if (name === 'li') endTop('li');
    if ((name === 'h' || name === 'table') && open.some((element) => element.name === name))
      assumeClosed();
    if (name === 'dd' || name === 'dt') endTop('dd', 'dt');
    if (!tableParts.has(name)) return;
    assumeClosed();
    endTop('td', 'th');
    if (name !== 'td' && name !== 'th') endTop('tr');
    if (rowGroups.has(name)) endTop(...rowGroups);
  };

  const start = (name: string, isClosed: boolean) => {
    size.elements += tableParts.has(name) || name === 'col' ? 3 : 1;
    if (name === 'svg' && isModelled) isDrawing = true;
    else if (isDrawing && !drawing.has(name)) isDrawing = false;
    if (unmodelled.has(name)) isModelled = false;
    reopen();
    if (isModelled && (name === 'a' || name === 'nobr')) endFormatting(name);
    if (isModelled) makeRoom(name);
    else assumeClosed();
    reopen();
    if (formatting.has(name)) active.push({ name, low: open.length });
    else if (!(isModelled && (empty.has(name) || ignored.has(name))) && !(isDrawing && isClosed))
      open.push({ name, deepest: 0 });
    // A row and its group may begin without tags.
    const implied = 2 * open.filter((element) => /^t(?:abl|emplat)e$/.test(element.name)).length;
    note(at(open.length - 1), open.length + active.length + implied + 1);
  };

  for (let from = 0; ;) {
    tag.lastIndex = from;
    const found = tag.exec(html);
    if (found ? found.index > from : from < html.length) reopen();
    if (!found) return size;
    from = tag.lastIndex;
    const [data, slash, written, isData] = found;
    // Text in a drawing, a comment elsewhere: where these end at different places, what follows is uncertain.
    if (isData && !isModelled && !data.endsWith(']]>')) return unknown;
    if (written === undefined) continue;

    let attributes = 0;
    for (attribute.lastIndex = from; attribute.test(html); attributes += 1)
      from = attribute.lastIndex;
    size.attributes = Math.max(size.attributes, attributes);
    tagEnd.lastIndex = from;
    const isClosed = tagEnd.exec(html)?.[0].endsWith('/>') ?? false;
    from = tagEnd.lastIndex;

    const name = written
      .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
      .replace(/^h[1-6]$/, 'h');
    if (slash) end(name);
    else start(name, isClosed);
    if (!slash && (rawText.has(name) || name === 'plaintext')) {
      const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
      close.lastIndex = from;
      const text = (name === 'plaintext' ? null : close.exec(html))?.index ?? html.length;
      // Inside a `select` or a drawing these may hold elements.
      if (!isModelled && (html.indexOf('<', from) < text || text === html.length)) return unknown;
      from = text;
    }
    if (
      size.elements > limits.elements ||
      size.depth > limits.depth ||
      size.attributes > limits.attributes
    )
      return size;
  }
}
