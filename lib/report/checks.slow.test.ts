/** @jest-environment node */
import { checks } from './checks';
import { readContent, type Content, type LinkSource } from './content';
import { linksIn } from './links-in';

let sample: Content;
beforeAll(async () => {
  sample = await readContent();
});

const text = (html: string) => () => linksIn(html);

const report = (content: Content) =>
  checks
    .flatMap(({ find }) => find(content))
    .map(({ severity, where, field, message, editUrl }) => [
      severity,
      `${where}: ${field ? `${field}: ` : ''}${message}${editUrl ? ` Edit: ${editUrl}` : ''}`,
    ]);

/** The sample with something changed in one of its entries. */
const withEntry = (
  collection: string,
  slug: string,
  change: (entry: LinkSource) => Partial<LinkSource>,
) => ({
  ...sample,
  entries: sample.entries.map((entry) =>
    entry.where === `${collection} "${slug}"` ? { ...entry, ...change(entry) } : entry,
  ),
});
const find = (collection: string, slug: string) =>
  sample.entries.find(({ where }) => where === `${collection} "${slug}"`)!;

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
  const { editUrl } = find('processes', 'sawing');
  const content = withEntry('processes', 'sawing', text(`<p>See <a href="${href}">there</a>.</p>`));
  const message = `processes "sawing": The link ${href} leads nowhere. Edit: ${editUrl}`;
  expect(report(content)).toEqual(severity ? [[severity, message]] : []);
});

test.each([
  ['a page', '/about-us-2/', true],
  ['an old address of ours', '/titanium-grades/', true],
  ['another host', 'https://shop.example/a', true],
  ['an address without a page, as in a circle', '/older/', false],
  ['nowhere', null, false],
])('a link that editors redirect to %s: %s, leads on: %s', (_, target, leadsOn) => {
  const content = {
    ...withEntry('processes', 'sawing', text('<p><a href="/old/">there</a></p>')),
    moved: new Map([['/old/', target]]),
  };
  expect(report(content)).toHaveLength(leadsOn ? 0 : 1);
});

test('a button that leads nowhere', () => {
  const content = withEntry('pages', 'capabilities', () => ({ hrefs: ['/nowhere/'] }));
  expect(report(content)).toEqual([
    ['broken', expect.stringContaining('pages "capabilities": The link /nowhere/ leads nowhere.')],
  ]);
});

test('a menu entry that leads nowhere', () => {
  const gone = { where: 'menu "Gone"', editUrl: null, ...linksIn({ href: '/gone/' }) };
  expect(sample.entries.some(({ where }) => where === 'menu "Titanium"')).toBe(true);
  expect(report({ ...sample, entries: [...sample.entries, gone] })).toEqual([
    ['broken', 'menu "Gone": The link /gone/ leads nowhere.'],
  ]);
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

test('pictures of a host that browsers do not load from, once a host', () => {
  const content = withEntry(
    'processes',
    'sawing',
    text('<img src="https://i0.wp.com/a.png" alt="A"><img src="https://i0.wp.com/b.png" alt="B">'),
  );
  expect(report(content)).toEqual([
    [
      'broken',
      expect.stringContaining('Browsers load no picture from i0.wp.com: name it in IMAGE_HOSTS'),
    ],
  ]);
});

test('a text that is cut', () => {
  const content = withEntry('processes', 'sawing', text('<div>'.repeat(300)));
  expect(report(content)).toEqual([
    [
      'broken',
      expect.stringContaining(
        'processes "sawing": Its HTML is cut: too long, or elements are never closed.',
      ),
    ],
  ]);
});
