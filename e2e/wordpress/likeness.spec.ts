import { expect, test } from '@playwright/test';
import { records } from '@/lib/cms/sample/records';
import { sample } from '../wordpress-emulator/sample';
import { startWordPress, type WordPress } from '../real-wordpress/wordpress';

let cms: WordPress;

test.describe.configure({ timeout: 300_000 });
test.beforeAll(async () => {
  cms = await startWordPress();
});
test.afterAll(() => cms.stop());

const SAMPLE = 'https://wordpress.sample';

/** Members whose values are this WordPress's own: its numbers, its clock, what no page reads. */
const OWN =
  /^(id|ID|guid|date|modified|post_date|post_modified|.*_gmt|filesize|post_author|featured_media|parent|post_parent|menu_order|menu_item_parent|object_id|db_id|class_list|meta|image_meta|avatar_urls|yoast_head|_links)$/;
/** Of an attachment also its slug, which has a number where a post took the name first. */
const OF_ATTACHMENT = /^(slug|link|name)$/;

/** A string without what the two may write differently: the host, spaces between tags, hints to the browser. */
function plain(text: string, origin: string) {
  return text
    .replaceAll(origin, 'CMS')
    .replaceAll('href="/', 'href="CMS/')
    .replaceAll(/\s+(?=<)|(?<=>)\s+/g, '')
    .replaceAll(/ (loading|decoding)="\w+"/g, '');
}

function comparable(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return plain(value, origin);
  if (Array.isArray(value)) return value.map((item) => comparable(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  const attachment = 'mime_type' in value;
  const kept = Object.entries(value).filter(
    ([name]) => !OWN.test(name) && !(attachment && OF_ATTACHMENT.test(name)),
  );
  return Object.fromEntries(kept.map(([name, member]) => [name, comparable(member, origin)]));
}

async function both(path: string) {
  const [real, like] = await Promise.all([
    fetch(`${cms.url}/wp-json/${path}`),
    sample.answer(new Request(`${SAMPLE}/wp-json/${path}`)),
  ]);
  return {
    real: { status: real.status, body: comparable(await real.json(), cms.url) },
    like: { status: like.status, body: comparable(await like.json(), SAMPLE) },
  };
}

const collections = [...new Set(records.map(({ collection }) => collection))];
for (const collection of collections) {
  test(`the emulator answers ${collection} as the real WordPress does`, async () => {
    const { real, like } = await both(`wp/v2/${collection}?per_page=100&_embed`);
    expect(like).toEqual(real);
  });
}

const paths = [
  'menus/v1/menus/17',
  'menus/v1/menus/99',
  'wp/v2/titanium_grades?slug=nothing',
  'wp/v2/titanium_grades/999999',
  'wp/v2/titanium_grades?page=9&per_page=100',
  'wp/v2/titanium_grades?per_page=101',
  'wp/v2/titanium_grades?status=draft',
  'wp/v2/nothing',
  'wp/v2/titanium_grades?slug=beta-c&_fields=slug,acf.chemistry,yoast_head_json.title',
  'wp/v2/um_services?_embed=wp:featuredmedia&_fields=slug,_links.wp:featuredmedia,_embedded',
];
for (const path of paths) {
  test(`the emulator answers ${path} as the real WordPress does`, async () => {
    const { real, like } = await both(path);
    expect(like).toEqual(real);
  });
}
