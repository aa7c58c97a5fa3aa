/** @jest-environment node */
import { checks } from './checks';
import { readContent, type Content, type Entry } from './content';
import { findingLine } from './finding';

// Each test reads all texts of the sample several times.
jest.mock('@/lib/runtime/parse-html', () => {
  const { parseHtml } = jest.requireActual<typeof import('@/lib/runtime/parse-html')>(
    '@/lib/runtime/parse-html',
  );
  const parsed = new Map<string, ReturnType<typeof parseHtml>>();
  return {
    parseHtml(html: string) {
      const nodes = parsed.get(html) ?? parseHtml(html);
      parsed.set(html, nodes);
      return nodes;
    },
  };
});

let sample: Content;
beforeAll(async () => {
  sample = await readContent();
});

const report = (content: Content) =>
  checks
    .flatMap(({ find }) => find(content))
    .map((finding) => [finding.severity, findingLine(finding)]);

/** The sample with something changed in one of its entries. */
const withEntry = (collection: string, slug: string, change: (entry: Entry) => Partial<Entry>) => ({
  ...sample,
  entries: sample.entries.map((entry) =>
    entry.collection === collection && entry.post.slug === slug
      ? { ...entry, ...change(entry) }
      : entry,
  ),
});
const edit = (id: number) =>
  `Edit: https://wordpress.sample/wp-admin/post.php?post=${id}&action=edit`;
const find = (collection: string, slug: string) =>
  sample.entries.find((entry) => entry.collection === collection && entry.post.slug === slug)!;

test('the sample has nothing to complain about', () => {
  expect(sample.entries.length).toBeGreaterThan(300);
  expect(report(sample)).toEqual([]);
});

test.each([
  ['/inventory/titanium/grade/6al-5v/', 'broken'],
  ['https://wordpress.sample/no-such-page', 'broken'],
  ['no-such-page', 'broken'],
  ['/titanium-grade/no-such-grade/', 'broken'],
  ['/inventory/titanium/grade/6al-4v/?from=page#specifications', null],
  ['/titanium-grade/6al-4v', null],
  ['/incoming-stock/', null],
  ['#specifications', null],
  ['https://www.example.org/no-such-page/', null],
  ['mailto:sales@example.com', null],
  ['/product-line-card.pdf', null],
])('a link to %s: %s', (href, severity) => {
  const { post } = find('processes', 'sawing');
  const content = withEntry('processes', 'sawing', () => ({
    html: [`<p>See <a href="${href}">there</a>.</p>`],
  }));
  const message = `processes "sawing": The link ${href} leads nowhere. ${edit(post.id)}`;
  expect(report(content)).toEqual(severity ? [[severity, message]] : []);
});

test('a link that editors redirect in WordPress: to a page, or in a circle', () => {
  const content = (trail: readonly string[]) => ({
    ...withEntry('processes', 'sawing', () => ({ html: ['<p><a href="/old/">there</a></p>'] })),
    trails: new Map([['/old/', trail]]),
  });
  expect(report(content(['/old/', '/about-us-2/']))).toEqual([]);
  expect(report(content(['/old/', '/older/', '/old/'])).map(([, words]) => words)).toEqual([
    expect.stringContaining(
      'The link /old/ leads in a circle: /old/ → /older/ → /old/. Edit: https://wordpress.sample/',
    ),
    'redirect /old/: It leads in a circle: /old/ → /older/ → /old/.',
  ]);
});

test('a button that leads nowhere', () => {
  const content = withEntry('pages', 'capabilities', () => ({ links: ['/nowhere/'] }));
  expect(report(content)).toEqual([
    ['broken', expect.stringContaining('pages "capabilities": The link /nowhere/ leads nowhere.')],
  ]);
});

test('a menu entry that leads nowhere, at any depth', () => {
  const leaf = { label: 'Gone', href: '/gone/', children: [] };
  const menu = [{ label: 'Top', href: null, children: [leaf] }];
  expect(report({ ...sample, menu })).toEqual([['broken', 'menu "Gone": /gone/ leads nowhere.']]);
});

test('what was left out is named by post, field and edit link', () => {
  const malformed = [
    {
      collection: 'forms',
      id: 7,
      slug: 'bar',
      field: 'title.rendered',
      message: 'expected string',
      editUrl: 'https://cms.example/edit',
    },
  ];
  expect(report({ ...sample, malformed })).toEqual([
    [
      'broken',
      'forms "bar": title.rendered: expected string. Left out. Edit: https://cms.example/edit',
    ],
  ]);
});

test('two posts at one address', () => {
  const form = find('forms', 'plate');
  const twin = { ...form, post: { ...form.post, id: 99_999 } };
  expect(report({ ...sample, entries: [...sample.entries, twin] })).toEqual([
    [
      'broken',
      `forms "plate": Post ${form.post.id} has the same slug: one of them is not shown. ${edit(form.post.id)}`,
    ],
  ]);
});

test('a page at an old address', () => {
  const { post } = find('pages', 'capabilities');
  const page = sample.pages.find(({ id }) => id === post.id)!;
  const content = { ...sample, pages: [...sample.pages, { ...page, slug: 'mission-statement' }] };
  expect(report(content)).toEqual([
    ['broken', expect.stringContaining('Its address is an old one that leads to /about-us-2/')],
  ]);
});

test('specs and forms that no grade names', () => {
  const stock = sample.stock.map((each) =>
    each.metal.slug === 'nickel'
      ? { ...each, stock: { ...each.stock, underSpec: () => [], forms: new Set<string>() } }
      : each,
  );
  const lost = report({ ...sample, stock });
  expect(lost.length).toBeGreaterThan(5);
  for (const [severity, words] of lost) {
    expect(severity).toBe('warning');
    expect(words).toMatch(/^nickel_specs "[^"]+": No grade names this spec: its page is empty\./);
  }
});

test('pictures without words, and posts without a description', () => {
  const content = withEntry('um_services', 'sourcing', ({ post }) => ({
    html: ['<img src="/a.png"><img src="/b.png" alt=""><img src="/c.png" alt="A saw">'],
    images: [{ src: '/d.png', alt: '', width: 1, height: 1, sizes: [] }],
    post: { ...post, excerpt: '', seo: { ...post.seo, description: null } },
  }));
  expect(
    report(content).map(([severity, words]) => [severity, words!.replace(/ Edit:.*/, '')]),
  ).toEqual([
    ['warning', 'um_services "sourcing": content: The picture /a.png has no alternative text.'],
    ['warning', 'um_services "sourcing": The picture /d.png has no alternative text.'],
    ['warning', 'um_services "sourcing": No description for search engines, and no excerpt.'],
  ]);
});

test('a video, a form and a picture that no page here shows', () => {
  const content = withEntry('um_services', 'sourcing', () => ({
    html: [
      '<iframe src="https://www.youtube.com/embed/x"></iframe><form></form><img alt="A saw"><img data-src="/a.png" alt="">',
    ],
  }));
  expect(
    report(content).map(([severity, words]) => [severity, words!.replace(/ Edit:.*/, '')]),
  ).toEqual([
    [
      'warning',
      'um_services "sourcing": content: A video is shown as a link to https://www.youtube.com/watch?v=x.',
    ],
    ['warning', 'um_services "sourcing": content: A form is shown as a link to /contact/.'],
    ['broken', 'um_services "sourcing": content: A picture "A saw" has no address: left out.'],
  ]);
});
