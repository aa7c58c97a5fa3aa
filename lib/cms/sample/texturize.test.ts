/** @jest-environment node */
import { renderExcerpt, texturize } from './texturize';

// As recorded from WordPress 7.1.
test.each([
  ['17-4PH® <em>VAR</em> & 15-5', '17-4PH® <em>VAR</em> &#038; 15-5'],
  ['AMS 5659 & "H1025"', 'AMS 5659 &#038; &#8220;H1025&#8221;'],
  ['6Al-4V - Ti', '6Al-4V &#8211; Ti'],
  ['it is &amp; stays', 'it is &amp; stays'],
  ["the mill's own", 'the mill&#8217;s own'],
  ['1/2" plate, 2x4', '1/2&#8243; plate, 2&#215;4'],
  ['<a href="/x/?a=1&b=2">x</a>', '<a href="/x/?a=1&b=2">x</a>'],
])('%s becomes %s', (written, rendered) => {
  expect(texturize(written)).toBe(rendered);
});

test('an excerpt is a paragraph with a line break after it', () => {
  expect(renderExcerpt('Cut to length.', '<p>Long</p>')).toBe('<p>Cut to length.</p>\n');
});

test('without an excerpt the first 55 words of the content are it', () => {
  const content = `<p>${Array.from({ length: 60 }, (_, i) => `w${i + 1}`).join(' ')}</p>`;
  expect(renderExcerpt('', content)).toMatch(/^<p>w1 .* w55 \[&hellip;\]<\/p>\n$/);
  expect(renderExcerpt('', '<p>two words</p>')).toBe('<p>two words</p>\n');
  expect(renderExcerpt('', '')).toBe('');
});
