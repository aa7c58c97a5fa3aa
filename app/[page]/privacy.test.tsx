import { render, screen } from '@testing-library/react';
import { Html } from '@/components/primitives/html';
import { privacyPage } from '@/lib/site/privacy';
import { site } from '@/lib/site/company';

test('the privacy page states what is stored, where, how long, and how to have it deleted', () => {
  render(<Html html={privacyPage.html} />);
  expect(screen.getByText(/name, company, email, phone, message, your quote list/)).toBeVisible();
  expect(screen.getByText(/on the server that runs this website/)).toBeVisible();
  expect(screen.getByText(/30 days after it reaches our sales desk/)).toBeVisible();
  expect(screen.getByText(/the files you attach/)).toBeVisible();
  expect(screen.getByText(/mention your reference/)).toBeVisible();
  for (const kept of [
    'a quote form',
    'your quote list',
    'the reference of the request you sent last',
  ])
    expect(screen.getByText(new RegExp(`^${kept}`))).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
});
