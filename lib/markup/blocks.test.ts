/** @jest-environment node */
import { toHtml } from 'hast-util-to-html';
import { toTree } from './tree';

const shown = (html: string) => toHtml(toTree(html).children);

/** Each core block as WordPress 6.8 saves it, and what stands on a page here. */
test.each([
  [
    'columns',
    '<div class="wp-block-columns is-layout-flex"><div class="wp-block-column" style="flex-basis:33%"><p>a</p></div><div class="wp-block-column"><p>b</p></div></div>',
    '<div class="columns"><div><p>a</p></div><div><p>b</p></div></div>',
  ],
  [
    'table',
    '<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th>a</th></tr></thead><tbody><tr><td class="has-text-align-right">1</td></tr></tbody></table><figcaption class="wp-element-caption">c</figcaption></figure>',
    '<figure><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><figcaption>c</figcaption></figure>',
  ],
  [
    'image',
    '<figure class="wp-block-image alignright size-medium is-resized"><img src="/wp-content/uploads/a-300x200.jpg" alt="Bars" class="wp-image-7" style="width:300px" srcset="/wp-content/uploads/a-300x200.jpg 300w, /wp-content/uploads/a.jpg 1200w" sizes="(max-width: 300px) 100vw, 300px"></figure>',
    '<figure><img src="/wp-content/uploads/a-300x200.jpg" alt="Bars" srcset="/wp-content/uploads/a-300x200.jpg 300w, /wp-content/uploads/a.jpg 1200w" sizes="(max-width: 300px) 100vw, 300px"></figure>',
  ],
  [
    'gallery',
    '<figure class="wp-block-gallery has-nested-images columns-3 is-cropped"><figure class="wp-block-image size-large"><img src="/a.jpg" alt="a"></figure><figure class="wp-block-image size-large"><img src="/b.jpg" alt="b"></figure></figure>',
    '<figure class="columns"><figure><img src="/a.jpg" alt="a"></figure><figure><img src="/b.jpg" alt="b"></figure></figure>',
  ],
  [
    'gallery of WordPress 5.8',
    '<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="/a.jpg" alt="a"></figure></li></ul></figure>',
    '<figure class="columns"><ul class="columns"><li><figure><img src="/a.jpg" alt="a"></figure></li></ul></figure>',
  ],
  [
    'file',
    '<div data-wp-interactive="core/file" class="wp-block-file"><object class="wp-block-file__embed" data="/card.pdf" type="application/pdf"></object><a id="x" href="/card.pdf">Line card</a><a href="/card.pdf" class="wp-block-file__button wp-element-button" download>Download</a></div>',
    '<div><a id="user-content-x" href="/card.pdf">Line card</a></div>',
  ],
  [
    'quote',
    '<blockquote class="wp-block-quote is-layout-flow"><p>a</p><cite>b</cite></blockquote>',
    '<blockquote><p>a</p><cite>b</cite></blockquote>',
  ],
  [
    'list',
    '<ul class="wp-block-list"><li>a<ul class="wp-block-list"><li>b</li></ul></li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'buttons',
    '<div class="wp-block-buttons"><div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="/contact/">Ask</a></div></div>',
    '<div class="buttons"><div><a href="/contact/" class="btn btn-quiet">Ask</a></div></div>',
  ],
  [
    'embed',
    '<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\nhttps://www.example.org/talk?a=1&amp;b=2\n</div></figure>',
    '<figure><div><a href="https://www.example.org/talk?a=1&#x26;b=2">https://www.example.org/talk?a=1&#x26;b=2</a></div></figure>',
  ],
  [
    'accordion',
    '<div class="wp-block-accordion is-layout-flow"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Minimum order?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div class="wp-block-accordion-panel"><p>None.</p></div></div></div>',
    '<div><div><h3><span>Minimum order?</span></h3><div><p>None.</p></div></div></div>',
  ],
  [
    'cover with a fixed background',
    '<div class="wp-block-cover has-parallax"><div role="img" aria-label="Bars" class="wp-block-cover__image-background has-parallax" style="background-position:50% 50%;background-image:url(https://cms.example.com/wp-content/uploads/bars.jpg)"></div><div class="wp-block-cover__inner-container"><p>a</p></div></div>',
    '<div><img src="https://cms.example.com/wp-content/uploads/bars.jpg" alt="Bars"><div><p>a</p></div></div>',
  ],
  [
    'second gallery',
    '<figure class="wp-block-gallery wp-block-gallery-2"><figure class="wp-block-image"><img src="/a.jpg" alt="a"></figure></figure>',
    '<figure class="columns"><figure><img src="/a.jpg" alt="a"></figure></figure>',
  ],
  [
    'embed of a provider',
    '<figure class="wp-block-embed wp-block-embed-youtube"><div class="wp-block-embed__wrapper">https://youtu.be/a</div></figure>',
    '<figure><div><a href="https://youtu.be/a">https://youtu.be/a</a></div></figure>',
  ],
  ['separator', '<hr class="wp-block-separator has-alpha-channel-opacity is-style-dots">', '<hr>'],
  [
    'details',
    '<details class="wp-block-details is-layout-flow" open><summary>a</summary><p>b</p></details>',
    '<details open><summary>a</summary><p>b</p></details>',
  ],
])('the block %s', (_, saved, expected) => {
  expect(shown(saved)).toBe(expected);
});

test.each([
  ['class of the page', '<p class="btn visually-hidden site-header">a</p>', '<p>a</p>'],
  [
    'script in an embed',
    '<div class="wp-block-embed__wrapper">javascript:alert(1)</div>',
    '<div>javascript:alert(1)</div>',
  ],
  [
    'script in a button',
    '<a class="wp-block-button__link" href="javascript:alert(1)">a</a>',
    '<a class="btn btn-quiet">a</a>',
  ],
  [
    'script in a file',
    '<div class="wp-block-file"><a href="javascript:alert(1)" onclick="alert(1)">a</a></div>',
    '<div><a>a</a></div>',
  ],
])('no %s', (_, saved, expected) => {
  expect(shown(saved)).toBe(expected);
});

test('an unknown block keeps its text', () => {
  const html =
    '<div class="wp-block-acme-slider wp-block-acme-slider__inner"><p>Words</p></div><div class="wp-block-group wp-block-group-is-layout-flow">b</div>';
  expect(shown(html)).toBe('<div><p>Words</p></div><div>b</div>');
});
