/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { postSchema } from './post';

const post = (fields: object) =>
  postSchema.parse({ id: 1, slug: 'a', title: { rendered: 'A' }, ...fields });

test.each(['0000-00-00T00:00:00', '2026-13-40T00:00:00', '</lastmod><x>', 'yesterday', ''])(
  'a time of %s, which is none, is left out',
  (modified_gmt) => {
    expect(post({ modified_gmt }).modified).toBeNull();
  },
);

test.each([
  [
    '<p>Ti bar &hellip; <a href="/a/" class="more-link">Continue reading <span class="screen-reader-text">&#8220;X&#8221;</span> <span class="meta-nav">&rarr;</span></a></p>',
    'Ti bar …',
  ],
  ['<p>Ti bar and plate [&hellip;]</p>', 'Ti bar and plate…'],
  ['<p>Ti bar <a href="/a/">and plate</a> [1]</p>', 'Ti bar and plate [1]'],
])('the excerpt %s reads %s', (rendered, text) => {
  expect(post({ excerpt: { rendered } }).excerpt).toBe(text);
});

test('shortcodes of a page builder are left out and named, their words and editors’ brackets stay', () => {
  const rendered =
    '<p>[vc_row][vc_column width="1/2"][vc_column_text]Words[/vc_column_text][/vc_column][/vc_row] [quote]said[/quote] [annealed] [1] [gallery ids="1,2"]</p>';
  const { html, omissions } = post({ content: { rendered } }) as unknown as Record<string, unknown>;
  expect(html).toBe('<p>Words said [annealed] [1] </p>');
  expect(omissions).toEqual([
    {
      field: 'content.rendered',
      message:
        'no plugin of WordPress has replaced the shortcodes [vc_row], [vc_column], [vc_column_text], [quote], [gallery]',
    },
  ]);
});

const titleOf = (rendered: string, title: string) =>
  postSchema.parse({
    id: 1,
    slug: 'a',
    title: { rendered },
    yoast_head_json: { title, og_site_name: 'Metals &amp; More' },
  }).seo.title;

test.each([
  ['6Al-4V', '6Al-4V - Metals & More'],
  ['17-4 PH &#8211; H1025', '17-4 PH - H1025 – Metals & More'],
  ['&#8220;Bar&#8221; 2&#8243; &amp; 4&#215;4', '"Bar" 2" & 4x4 | Metals & More'],
  ['Buyer&#8217;s guide&#8230; a&#8212;b', "Buyer's guide... a---b · Metals & More"],
])('of %s, "%s" is no title of anyone’s', (rendered, title) => {
  expect(titleOf(rendered, title)).toBeNull();
});

test.each([
  ['6Al-4V', 'Titanium 6Al-4V - Metals & More'],
  ['6Al-4V', '6Al-4V - Bar and Plate - Metals & More'],
  ['6Al-4V', '6Al-4V “Grade 5”'],
])('of %s, "%s" is the editor’s, to the letter', (rendered, title) => {
  expect(titleOf(rendered, title)).toBe(title);
});

const seoOf = (record: object) =>
  postSchema.parse({ id: 1, slug: 'co-2', title: { rendered: 'Co-2' }, ...record }).seo;
const of = (slug: string) => ({
  title: 'Stellite 6B Bar | Cobalt',
  description: 'About 6B',
  robots: { index: 'noindex' },
  canonical: `https://cms.example.com/cobalt-alloy-grades/${slug}/`,
});
const none = { title: null, description: null, noindex: false };

test('the head of another post, which Yoast repeats in a list, is not this one’s', () => {
  expect(seoOf({ yoast_head_json: of('co-1') })).toEqual(none);
  const { canonical, ...head } = of('co-1');
  expect(seoOf({ yoast_head_json: { ...head, og_url: canonical } })).toEqual(none);
});

test.each([
  ['by its slug', { yoast_head_json: of('co-2') }],
  [
    'by its address',
    {
      slug: 'home',
      link: 'http://cms.example.com',
      yoast_head_json: { ...of(''), canonical: 'https://cms.example.com/' },
    },
  ],
  ['where no address says otherwise', { yoast_head_json: { ...of('co-1'), canonical: undefined } }],
])('its own head counts: %s', (_, record) => {
  expect(seoOf(record)).toEqual({
    title: 'Stellite 6B Bar | Cobalt',
    description: 'About 6B',
    noindex: true,
  });
});

test('what Yoast really answered of a spec is its own, and no title of anyone’s', () => {
  const { body } = JSON.parse(
    readFileSync('e2e/wordpress/answers/yoast-spec-default.json', 'utf8'),
  ) as { body: unknown[] };
  expect(postSchema.parse(body[0]).seo).toEqual(none);
});

test.each<[string, object, object]>([
  ['a title', { yoast_title: 'Bar &amp; Plate' }, { title: 'Bar & Plate' }],
  ['a title as WordPress renders texts', { yoast_title: { rendered: 'Bar' } }, { title: 'Bar' }],
  ['a title nobody wrote', { yoast_title: '%%title%% %%sep%% %%sitename%%' }, {}],
  ['a title that is the post’s', { yoast_title: 'Co-2' }, {}],
  [
    'the tags of a head',
    {
      yoast_meta: [
        { property: 'og:title', content: 'x' },
        { name: 'description', content: 'About' },
      ],
    },
    { description: 'About' },
  ],
  ['nothing', { yoast_title: '', yoast_meta: [] }, {}],
  ['another shape as nothing', { yoast_meta: 'About it' }, {}],
  [
    'a title beside the head of another post',
    { yoast_head_json: of('co-1'), yoast_title: 'Bar' },
    { title: 'Bar' },
  ],
  [
    'a title beside its own head, which counts first',
    { yoast_head_json: of('co-2'), yoast_title: 'Bar', yoast_meta: 'x' },
    { title: 'Stellite 6B Bar | Cobalt', description: 'About 6B', noindex: true },
  ],
])('of yoast_title and yoast_meta %s is read', (_, record, expected) => {
  expect(seoOf(record)).toEqual({ ...none, ...expected });
});
