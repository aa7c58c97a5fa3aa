import { render, screen, within } from '@testing-library/react';
import { blurb, site } from '@/lib/site/company';
import { SiteFooter } from './site-footer';

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

test('names everything a visitor looks for at the foot of a page', () => {
  render(<SiteFooter />);
  const resources = within(screen.getByRole('navigation', { name: 'Resources' }));
  expect(resources.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Contact Us',
    'Inventory',
    'Services',
    'Tools',
    'About Us',
    'Quality',
    'Product Line Card',
    'Metals Glossary',
    'Cross-Reference',
    'Compare Grades',
    'Quote List',
    'Sitemap',
    'Privacy',
    'Terms',
  ]);
  expect(screen.getByText(blurb())).toBeVisible();
  expect(screen.getByText(/Corona, California/)).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    'tel:+19515550100',
  );
  expect(screen.getByRole('link', { name: site.tollFree })).toBeVisible();
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(screen.getByText(site.fax)).toBeVisible();
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeVisible();
});

test('every seal is marked as a sample', () => {
  render(<SiteFooter />);
  const seals = screen.getAllByRole('img');
  expect(seals.length).toBeGreaterThan(0);
  for (const seal of seals) expect(seal).toHaveAccessibleName(/\(sample mark\)$/);
});
