import { render, screen } from '@testing-library/react';
import { site, telephone } from '@/lib/site/company';
import QuoteSentPage from './page';

const page = async (reference: string) =>
  render(
    await QuoteSentPage({
      params: Promise.resolve({ reference }),
      searchParams: Promise.resolve({}),
    }),
  );

test('shows a reference that another instance holds: it looks nothing up', async () => {
  await page('Q-7F3K-9M2P-4XWT');
  expect(screen.getByText('Message sent successfully!')).toBeVisible();
  expect(screen.getByText('Q-7F3K-9M2P-4XWT')).toBeVisible();
  expect(
    screen.getByText(`If you hear nothing within ${site.answerWithin}, call us.`),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    telephone(site.phone),
  );
});

test.each(['call-0900-123456', 'Q-7F3K-9M2P-4XWI', '%3Cscript%3E', 'Q-7F3K-9M2P-4XWT '])(
  '"%s" is no reference, and not shown',
  async (text) => {
    await expect(page(text)).rejects.toThrow('NEXT_REDIRECT');
  },
);
