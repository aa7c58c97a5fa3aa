import { render, screen } from '@testing-library/react';
import { SiteLink } from './site-link';

test.each([
  ['/', true],
  ['/inventory/titanium/', true],
  ['/inventory/titanium/?form=wire', true],
  ['/glossary/#h', true],
  ['/files/line-card.pdf', false],
  ['https://example.com/', false],
  ['//example.com/', false],
  ['tel:+19515550100', false],
  ['#main', false],
])('%s stands in the HTML as written', (href) => {
  render(<SiteLink href={href}>There</SiteLink>);
  expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href);
});
