import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Html } from './html';

test.each([
  ['<h2 id="team">Team</h2>', '<h2 id="user-content-team"><a name="team"></a>Team</h2>'],
  ['<a id="team">Team</a>', '<a id="user-content-team" name="team">Team</a>'],
  [
    '<a href="/x/"><strong id="team">Team</strong></a>',
    '<a href="/x/"><strong id="user-content-team">Team</strong></a>',
  ],
  ['<a href="#team">Team</a>', '<a href="#user-content-team">Team</a>'],
  ['<a href="/about-us-2/#team">Team</a>', '<a href="/about-us-2/#team">Team</a>'],
  ['<h2>Team</h2>', '<h2>Team</h2>'],
])('in %s a link to #team finds its place from any page', (html, shown) => {
  expect(renderToStaticMarkup(<Html html={html} />)).toBe(`<div class="prose">${shown}</div>`);
});

test('a list leads to each heading of a long text, which is numbered', () => {
  const titles = ['Quotations', '2. Warranty', 'Title and risk', 'Claims', 'Export'];
  render(<Html html={titles.map((title) => `<h2>${title}</h2>`).join('')} isLong />);
  const headings = screen.getAllByRole('heading');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(headings.map(({ id }) => `#${id}`));
  expect(document.querySelector('#warranty')).toHaveTextContent(/^2\. Warranty$/);
});
