import { render, screen, within } from '@testing-library/react';
import type { Section } from '@/content-schemas/section';
import { site } from '@/lib/site/company';
import { HomeHero } from './home-hero';

const hero: Section<'hero'> = {
  layout: 'hero',
  title: 'Hard metals',
  html: '<p>Cut to print.</p>',
  background: null,
  button: null,
};
/** The buttons, without the examples of the search. */
const names = () => [...document.querySelectorAll('.actions a')].map((link) => link.textContent);

test('search is under the headline, with examples that it answers, and a line says how soon metal ships', () => {
  render(<HomeHero hero={hero} />);
  const search = screen.getByRole('search', { name: 'Find a grade or spec' });
  expect(search.compareDocumentPosition(screen.getByText('Cut to print.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const examples = within(screen.getByRole('list', { name: 'Try' })).getAllByRole('link');
  expect(examples.map((link) => link.getAttribute('href'))).toContain('/search/?q=38%20HRC');
  expect(screen.getByText(site.leadTimes)).toBeVisible();
});

test('draws a bar where the editor chose no picture', () => {
  const { rerender } = render(<HomeHero hero={hero} />);
  expect(screen.getByRole('img', { name: /round bar/ })).toBeInTheDocument();
  const background = { src: '/a.jpg', alt: 'Bars', width: 1600, height: 900, sizes: [] };
  rerender(<HomeHero hero={{ ...hero, background }} />);
  expect(screen.getByRole('img', { name: 'Bars' })).toHaveAttribute('loading', 'eager');
});

test('an editor’s button stands beside the others, unless it is the quote’s again', () => {
  const button = { label: 'Browse', href: '/inventory/', newTab: false };
  const { rerender } = render(<HomeHero hero={{ ...hero, button }} />);
  expect(names()).toEqual(['Get Quote', 'Paste a list', 'Browse', 'Product Line Card']);
  rerender(<HomeHero hero={{ ...hero, button: { ...button, href: '#quote' } }} />);
  expect(names()).toEqual(['Get Quote', 'Paste a list', 'Product Line Card']);
});
