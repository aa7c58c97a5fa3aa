import { render, screen } from '@testing-library/react';
import type { Draft } from '@/content-schemas/draft';
import type { Preview } from '@/lib/preview/preview';
import { PreviewBanner } from './preview-banner';

const draft: Draft = {
  name: 'forms',
  id: 7,
  status: 'draft',
  date: '2031-05-01T10:00:00Z',
  unsaved: 'none',
  record: {},
};
const preview: Preview = {
  address: '/inventory/titanium/form/wire/',
  id: 7,
  editUrl: 'https://cms.example/wp-admin/post.php?post=7&action=edit',
  until: '2026-11-21T10:30:59.000Z',
  draft,
  omissions: [],
  fields: [],
  generated: null,
  regenerating: false,
  refresh: null,
  fault: null,
};
const show = (change: Partial<Preview>) =>
  render(<PreviewBanner preview={{ ...preview, ...change }} />);

test.each<[Partial<Draft>, string]>([
  [{}, 'A draft: visitors do not see it.'],
  [{ status: 'pending' }, 'Waiting for review: visitors do not see it.'],
  [{ status: 'future' }, 'Scheduled: visitors see it from 2031-05-01 10:00 UTC.'],
  [{ status: 'publish' }, 'Published: visitors see the same.'],
  [
    { status: 'publish', unsaved: 'text' },
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

test('of a published post: when visitors’ copy was made, and a button that makes it anew', () => {
  const refresh = '/api/preview/forms/7/refresh/?until=1&token=x';
  show({
    draft: { ...draft, status: 'publish' },
    generated: '2026-11-21T10:05:59.000Z',
    refresh,
  });
  expect(screen.getByText(/made at 2026-11-21 10:05 UTC/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh now' })).toHaveAttribute(
    'formaction',
    refresh,
  );
});

test('while visitors’ copy is regenerated, this stands in place of its time', () => {
  show({ generated: '2026-11-21T10:05:59.000Z', regenerating: true });
  expect(screen.getByText(/Visitors’ copy is being regenerated\./)).toBeInTheDocument();
  expect(screen.queryByText(/was made at/)).toBeNull();
});

test('the fields of the page wait for the script that shows them beside an editor', () => {
  show({ fields: [{ field: 'acf.uns', shows: 'R56400' }] });
  const field = screen.getByText('acf.uns');
  expect(field.closest('details')).toHaveAttribute('hidden');
  expect(field.dataset).toMatchObject({ opens: 'acf.uns', shows: 'R56400' });
  expect(screen.getByRole('complementary').dataset).toMatchObject({
    editor: 'https://cms.example',
    post: '7',
  });
});
