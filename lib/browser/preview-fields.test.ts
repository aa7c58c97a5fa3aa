import { previewScript } from './preview-fields';

const posted: [message: { field: string; post: number; text: string }, origin: string][] = [];

/** The document is the same for all tests: what the script listens to goes with each. */
const listening: (() => void)[] = [];
beforeEach(() => {
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    add(...args);
    listening.push(() => document.removeEventListener(...args));
  });
});
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
  jest.restoreAllMocks();
});

/** Runs the script in a page, in a frame or alone. */
function load(html: string, isFramed = true) {
  document.body.innerHTML = html;
  posted.length = 0;
  const parent = { postMessage: (...args: (typeof posted)[number]) => posted.push(args) };
  Object.defineProperty(window, 'parent', {
    value: isFramed ? parent : window,
    configurable: true,
  });
  const sheet = { replaceSync: () => undefined };
  Object.assign(window, {
    CSSStyleSheet: function Sheet() {
      return sheet;
    },
    scrollTo: () => undefined,
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  new Function(previewScript)();
}

const field = (name: string, shows: string) =>
  `<button type="button" data-opens="${name}" data-shows="${shows}">${name}</button>`;
const page = `<aside data-editor="https://cms.example" data-post="7"><form><a href="/x">Edit</a><button>Exit</button></form>
<details hidden>${field('title', 'BETA C')}${field('acf.uns', 'R58640')}${field('acf.density', '0.174')}${field('acf.chemistry.0.element', 'V')}
${field('content', 'Cold drawn. A metastable alloy of titanium.')}${field('acf.photo', 'bar-2.jpg')}</details></aside>
<main><h1>BETA <em>C</em></h1><dl><dt>UNS</dt><dd id="uns">R58640</dd><dd id="density">0.174 lb/in³</dd></dl>
<p id="text">A metastable alloy of <b id="bold">titanium</b>.</p><img id="photo" src="https://cms.example/bar-2-300x200.jpg">
<table><tr><td id="v">V</td></tr></table><p id="own">Ask <a id="link" href="/contact/">us</a>.</p><button id="tab">Tab</button></main><a id="outside" href="/">Home</a>`;

const click = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test.each([
  ['h1', 'title'],
  ['em', 'title'],
  ['#uns', 'acf.uns'],
  ['#density', 'acf.density'],
  ['#text', 'content'],
  ['#bold', 'content'],
  ['#photo', 'acf.photo'],
  ['#v', 'acf.chemistry.0.element'],
  ['[data-opens="acf.density"]', 'acf.density'],
])('a click on %s opens %s, in WordPress alone', (selector, opens) => {
  load(page);
  expect(click(selector)).toBe(selector.startsWith('['));
  expect(posted).toMatchObject([
    [{ kind: 'hard-metals-field', field: opens, post: 7 }, 'https://cms.example'],
  ]);
});

test('a page that is still parsed is waited for', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  load('<aside data-editor="https://cms.example" data-post="7"></aside>');
  document.body.innerHTML = page;
  readyState.mockReturnValue('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  click('h1');
  expect(posted).toMatchObject([[{ field: 'title' }, 'https://cms.example']]);
});

test.each([
  ['#own', true],
  ['#tab', true],
  ['#link', false],
  ['#outside', false],
])('a click on %s opens no field; a link is not followed', (selector, goesOn) => {
  load(page);
  expect(click(selector)).toBe(goesOn);
  expect(posted).toEqual([]);
});

test('the fields are listed for the keyboard, and what leads out of the frame is gone', () => {
  load(page);
  expect(document.querySelector('details')?.hidden).toBe(false);
  expect(
    [...document.querySelectorAll<HTMLElement>('form > *')].map(({ hidden }) => hidden),
  ).toEqual([true, true]);
});

test('in a tab of its own a preview is a page', () => {
  load(page, false);
  expect(document.querySelector('details')?.hidden).toBe(true);
  expect(click('#uns')).toBe(true);
  expect(posted).toEqual([]);
});
