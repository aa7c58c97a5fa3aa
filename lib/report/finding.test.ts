import { findingsHtml, inTotal, type Finding } from './finding';

const finding: Finding = {
  severity: 'broken',
  where: 'pages "<b>"',
  field: 'content',
  message: 'The link "/x/" leads nowhere.',
  editUrl: 'https://cms.example/wp-admin/post.php?post=1&action=edit',
};

test('a finding as HTML shows editors’ words as text, with a link to where they are corrected', () => {
  document.body.innerHTML = findingsHtml({ title: 'Links', findings: [finding] });
  expect(document.querySelector('h2')).toHaveTextContent('Links: 1');
  expect(document.querySelector('li.broken')).toHaveTextContent(
    'pages "<b>": content: The link "/x/" leads nowhere. Edit',
  );
  expect(document.querySelector('a')).toHaveAttribute('href', finding.editUrl);
});

test('what is broken is counted, what is a warning is not', () => {
  const found = [
    { title: 'All', findings: [finding, { ...finding, severity: 'warning' as const }] },
  ];
  expect(inTotal(371, found)).toBe('371 posts read. 1 broken (✗).');
});
