import { render, screen } from '@testing-library/react';
import type { PostDraft } from '@/content-schemas/draft';
import type { Preview } from '@/lib/preview/preview';
import { PreviewBanner } from './preview-banner';

const draft: PostDraft = {
  name: 'forms',
  id: 7,
  status: 'draft',
  date: '2031-05-01T10:00:00Z',
  isTextNewer: false,
  record: {},
};
const preview: Preview = {
  address: '/inventory/titanium/form/wire/',
  editUrl: 'https://cms.example/wp-admin/post.php?post=7&action=edit',
  until: '2026-11-21T10:30:59.000Z',
  draft,
  omissions: [],
  fault: null,
};
const show = (change: Partial<Preview>) =>
  render(<PreviewBanner preview={{ ...preview, ...change }} />);

test.each<[Partial<PostDraft>, string]>([
  [{}, 'A draft: visitors do not see it.'],
  [{ status: 'pending' }, 'Waiting for review: visitors do not see it.'],
  [{ status: 'future' }, 'Scheduled: visitors see it from 2031-05-01 10:00 UTC.'],
  [{ status: 'publish' }, 'Published: visitors see the same.'],
  [
    { status: 'publish', isTextNewer: true },
    'Changes that are not saved: visitors see the page without them.',
  ],
  [{ status: 'a-plugins-own' }, 'A draft: visitors do not see it.'],
])('%j: %s', (change, says) => {
  show({ draft: { ...draft, ...change } });
  expect(screen.getByText(/^Preview\./).closest('p')).toHaveTextContent(
    `Preview. ${says} It ends at 10:30 UTC.`,
  );
});

test('the way back to WordPress and to what visitors see, without a script', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Edit in WordPress' })).toHaveAttribute(
    'href',
    preview.editUrl,
  );
  const exit = screen.getByRole('button', { name: 'Exit preview' });
  expect(exit.closest('form')).toHaveAttribute(
    'action',
    '/api/preview/exit/?address=%2Finventory%2Ftitanium%2Fform%2Fwire%2F',
  );
  expect(screen.queryByText(/cannot be shown/)).toBeNull();
});

test('what cannot be shown is named by its field, and why', () => {
  show({
    omissions: [{ field: 'acf.density', message: 'expected a number' }],
    fault: 'No answer.',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('No answer.');
  expect(screen.getByText(/cannot be shown/)).toHaveTextContent(
    '✗ acf.density cannot be shown: expected a number.',
  );
});
