/** @jest-environment node */
import { ask, list, type Json } from './ask';

test('a record has the fields that WordPress answers, in its order', async () => {
  const [grade] = await list('stainless_grades?slug=17-4-ph');
  expect(Object.keys(grade!)).toEqual(
    'id date date_gmt guid modified modified_gmt slug status type link title content excerpt featured_media menu_order template meta class_list acf yoast_head yoast_head_json _links'.split(
      ' ',
    ),
  );
  expect(grade).toMatchObject({
    status: 'publish',
    type: 'stainless_grades',
    link: 'https://wordpress.sample/stainless-grades/17-4-ph/',
    title: { rendered: '17-4 PH' },
    yoast_head_json: { title: '17-4 PH Stainless Steel (UNS S17400) | Bar and Plate' },
  });
});

test('a record comes by its id too', async () => {
  const [grade] = await list('stainless_grades?slug=17-4-ph');
  expect((await ask(`/wp-json/wp/v2/stainless_grades/${String(grade!.id)}`)).json).toEqual(grade);
  expect((await ask(`/wp-json/wp/v2/nickel_grades/${String(grade!.id)}`)).status).toBe(404);
});

test('a record relates to others by their raw rows', async () => {
  const [grade] = await list('stainless_grades?slug=17-4-ph&_fields=acf');
  const acf = grade!.acf as { 'specs-stainless-steel': Record<string, Json>[] };
  const [row] = acf['specs-stainless-steel'];
  expect(Object.keys(row!.stainless_steel_spec_links!)).toEqual(
    'ID post_author post_date post_date_gmt post_content post_title post_excerpt post_status comment_status ping_status post_password post_name to_ping pinged post_modified post_modified_gmt post_content_filtered post_parent guid menu_order post_type post_mime_type comment_count filter'.split(
      ' ',
    ),
  );
  expect(row).toMatchObject({
    stainless_steel_spec_links: { post_name: 'ams-5643', post_type: 'stainlesssteelspec' },
    form: [{ post_name: 'round-bar' }, { post_name: 'forged-bar' }, {}, {}],
  });
});

test('a record without custom fields has [] for them', async () => {
  expect(await list('forms?slug=plate&_fields=acf')).toEqual([{ acf: [] }]);
});

test('a record embeds its picture when asked, with the sizes that exist', async () => {
  const query = '_embed=wp:featuredmedia&_fields=slug,_links.wp:featuredmedia,_embedded';
  const [service] = await list(`processes?slug=sawing&${query}`);
  expect(service).toMatchObject({
    slug: 'sawing',
    _links: { 'wp:featuredmedia': [{ embeddable: true }] },
    _embedded: {
      'wp:featuredmedia': [
        {
          source_url: 'https://wordpress.sample/wp-content/uploads/2026/11/saw-drawing.png',
          media_details: {
            width: 1200,
            height: 800,
            sizes: { medium_large: { width: 768, height: 512 } },
          },
        },
      ],
    },
  });
});

test.each([
  ['_embed', true],
  ['_embed=true', true],
  ['_embed=false', false],
  ['', false],
  ['_embed&_fields=slug', false],
  ['_embed&_fields=slug,_links', false],
  ['_embed&_fields=slug,_links,_embedded', true],
])('?%s embeds: %s', async (query, embedded) => {
  const [service] = await list(`processes?slug=sawing&${query}`);
  expect('_embedded' in service!).toBe(embedded);
});

test('a record answers an image field with flat sizes, the original where no copy was made', async () => {
  const [page] = await list('pages?slug=quality&_fields=acf');
  const { flexibleLayoutDanzerscript: sections } = page!.acf as {
    flexibleLayoutDanzerscript: { acf_fc_layout: string; image: Json }[];
  };
  const { image } = sections.find((one) => one.acf_fc_layout === 'sideContent')!;
  expect(image).toMatchObject({
    url: 'https://wordpress.sample/wp-content/uploads/2026/11/certificate-drawing.png',
    width: 1200,
    sizes: {
      medium: 'https://wordpress.sample/wp-content/uploads/2026/11/certificate-drawing-300x200.png',
      'medium-width': 300,
      '2048x2048': 'https://wordpress.sample/wp-content/uploads/2026/11/certificate-drawing.png',
      '2048x2048-width': 1200,
    },
  });
});
