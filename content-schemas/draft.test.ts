/** @jest-environment node */
import { toDraft } from './draft';

const post = {
  id: 12,
  slug: 'ti-17',
  status: 'publish',
  date_gmt: '2026-11-01T08:00:00',
  modified_gmt: '2026-11-20T08:00:00',
  title: { raw: 'Ti-17', rendered: 'Ti-17' },
  content: { rendered: '<p>Saved.</p>' },
  excerpt: { rendered: '' },
  acf: { density: '0.168' },
};
const typed = (modified_gmt: string, title: string) => ({
  modified_gmt,
  title: { rendered: title },
  content: { rendered: '<p>Typed.</p>' },
  excerpt: { rendered: 'In short.' },
});
const draftOf = (change: object = {}, autosaves: unknown = []) =>
  toDraft('titanium_grades', { post: { ...post, ...change }, autosaves });

test('what was typed since the post was saved takes its place, the last of all editors', () => {
  const draft = draftOf({}, [
    typed('2026-11-20T09:00:00', 'Older'),
    typed('2026-11-20T10:00:00', 'Newest'),
    typed('2026-11-19T10:00:00', 'Stale'),
  ])!;
  expect(draft).toMatchObject({ name: 'titanium_grades', id: 12, isTextNewer: true });
  expect(draft.record).toMatchObject({
    title: { rendered: 'Newest' },
    content: { rendered: '<p>Typed.</p>' },
    excerpt: { rendered: 'In short.' },
    acf: { density: '0.168' },
  });
});

test.each<[string, unknown]>([
  ['was typed before it was saved', [typed('2026-11-20T07:59:59', 'Stale')]],
  ['has no date', [{ title: { rendered: 'x' } }]],
  ['is no list', { code: 'rest_no_route' }],
  ['is not there', undefined],
])('an autosave that %s changes nothing', (_, autosaves) => {
  const draft = draftOf({}, autosaves)!;
  expect(draft.isTextNewer).toBe(false);
  expect(draft.record).toMatchObject({ title: post.title, content: post.content });
});

test.each<[string, object, string]>([
  ['its own', {}, 'ti-17'],
  ['the one WordPress would give it', { slug: '', generated_slug: 'ti-17-bar' }, 'ti-17-bar'],
  ['its number, without a title', { slug: '', generated_slug: '' }, 'post-12'],
])('its slug is %s', (_, change, slug) => {
  expect(draftOf(change)!.record.slug).toBe(slug);
});

test('what is no post is none', () => {
  expect(toDraft('forms', { post: { code: 'x' }, autosaves: [] })).toBeNull();
});
