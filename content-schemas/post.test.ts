/** @jest-environment node */
import { postSchema } from './post';

const titleOf = (rendered: string, title: string) =>
  postSchema.parse({
    id: 1,
    slug: 'a',
    title: { rendered },
    yoast_head_json: { title, og_site_name: 'Metals &amp; More' },
  }).seo.title;

test.each([
  ['6AL-4V', '6AL-4V - Metals & More'],
  ['17-4 PH &#8211; H1025', '17-4 PH - H1025 – Metals & More'],
  ['&#8220;Bar&#8221; 2&#8243; &amp; 4&#215;4', '"Bar" 2" & 4x4 | Metals & More'],
  ['Buyer&#8217;s guide&#8230; a&#8212;b', "Buyer's guide... a---b · Metals & More"],
])('of %s, "%s" is no title of anyone’s', (rendered, title) => {
  expect(titleOf(rendered, title)).toBeNull();
});

test.each([
  ['6AL-4V', 'Titanium 6AL-4V - Metals & More'],
  ['6AL-4V', '6AL-4V - Bar and Plate - Metals & More'],
  ['6AL-4V', '6AL-4V “Grade 5”'],
])('of %s, "%s" is the editor’s, to the letter', (rendered, title) => {
  expect(titleOf(rendered, title)).toBe(title);
});
