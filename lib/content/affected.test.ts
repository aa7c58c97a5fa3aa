/** @jest-environment node */
import type { Change } from '@/content-schemas/webhook';
import { media, menu, records } from '@/lib/cms/sample/records';
import { createWordPress, type WordPress } from '@/e2e/wordpress-emulator/emulator';
import { siteState } from '@/lib/runtime/process-state.cjs';

process.env.WORDPRESS_URL = 'https://cms.example.com';
process.env.LAST_BUILD_FOLDER = '/nonexistent';
/** What one webhook changes. */
async function effectOf(changes: readonly Change[]) {
  const { effectsOfWebhooks } = await import('./affected');
  const [outcome] = await effectsOfWebhooks([changes]);
  if (outcome!.status === 'rejected') throw outcome!.reason;
  return outcome!.value;
}

let wordpress: WordPress;
const grades = records.filter(({ collection }) => collection === 'cobalt_alloy_grades');
const trash = (slugs: readonly string[]) => {
  for (const slug of slugs) wordpress.remove(`cobalt_alloy_grades/${slug}`);
};
const gone = (slug: string) =>
  ({ type: 'cobalt_alloy_grades', event: 'gone', slug, before: null }) as const;

beforeEach(async () => {
  for (const name of ['cms sizes', 'cms announcements', 'cms reading cache'] as const)
    (siteState.get(name) as Map<string, unknown> | undefined)?.clear();
  wordpress = createWordPress({ records, media, menu, origin: 'https://cms.example.com' });
  globalThis.fetch = ((url: string, init: RequestInit) =>
    wordpress.answer(new Request(url, init))) as typeof fetch;
  await effectOf([{ ...gone('nothing'), event: 'changed' }]);
});

test('of a metal all grades but one are trashed, each named in a webhook: its pages are refreshed', async () => {
  const slugs = grades.slice(1).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(3);
  trash(slugs);
  const { tags } = await effectOf(slugs.map(gone));
  expect(tags).toEqual(expect.arrayContaining([`cobalt_alloy_grades/${slugs[0]}`]));
});

test('the same, of which the webhook names one: WordPress counts as failing, and nothing is refreshed', async () => {
  const slugs = grades.slice(1).map(({ slug }) => slug);
  trash(slugs);
  await expect(effectOf([gone(slugs[0]!)])).rejects.toThrow(
    `cobalt_alloy_grades shrank from ${grades.length} to 1 readable records at once.`,
  );
});

test('the fields of every grade are gone when one is announced: WordPress fails', async () => {
  for (const { slug } of grades) wordpress.edit(`cobalt_alloy_grades/${slug}`, { acf: {} });
  await expect(effectOf([{ ...gone(grades[0]!.slug), event: 'changed' }])).rejects.toThrow(
    /cobalt_alloy_grades lost .*acf.specs-cobalt-alloy .* at once/,
  );
});
