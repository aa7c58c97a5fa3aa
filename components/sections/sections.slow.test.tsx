import { render, screen, within } from '@testing-library/react';
import type { Section } from '@/content-schemas/section';
import { Sections } from './sections';

const image = (name: string) => ({
  src: `/${name}.jpg`,
  alt: name,
  width: 1200,
  height: 800,
  sizes: [],
});
const heading = { title: 'Heading', html: '<p>Words</p>', background: null };
const nothing = { title: null, html: '', background: null };
const button = { label: 'About us', href: 'https://wordpress.sample/about-us-2', newTab: false };
const show = (...sections: Section[]) => render(<Sections sections={sections} />);
const link = (name: string) => screen.getByRole('link', { name });

const filled: readonly Section[] = [
  { layout: 'hero', ...heading, button },
  { layout: 'simpleText', ...heading, button },
  {
    layout: 'postCollection',
    ...heading,
    posts: [{ type: 'processes', slug: 'sawing', title: 'Sawing', excerpt: 'Cut' }],
  },
  {
    layout: 'card',
    ...heading,
    cards: [{ title: 'Card', html: '', image: image('a'), icon: null, button }],
  },
  { layout: 'icon', ...heading, icons: [{ title: 'ISO', html: '', image: image('b') }] },
  { layout: 'imageSlider', ...heading, images: [image('c')], autoplay: false },
  { layout: 'gallery', ...heading, images: [image('d')] },
  { layout: 'media', ...heading, images: [image('e')], video: 'https://video.example/1' },
  { layout: 'sideContent', ...heading, images: [image('f')], side: 'right', button },
  {
    layout: 'people',
    ...heading,
    people: [{ name: 'Dana', role: 'Sales', phone: '(951) 555-0110', photo: image('g') }],
  },
  { layout: 'facts', ...heading, facts: [{ id: 'payment', name: 'Payment', value: 'Net 30' }] },
  {
    layout: 'certificates',
    ...heading,
    certificates: [
      {
        standard: 'AS9120',
        scope: null,
        registrar: 'A registrar',
        number: '12',
        validTo: null,
        file: '/as9120.pdf',
      },
    ],
    button: null,
  },
];
const empty: readonly Section[] = [
  { layout: 'simpleText', ...nothing, button: null },
  { layout: 'postCollection', ...nothing, posts: [] },
  { layout: 'card', ...nothing, cards: [] },
  { layout: 'icon', ...nothing, icons: [] },
  { layout: 'imageSlider', ...nothing, images: [], autoplay: true },
  { layout: 'gallery', ...nothing, images: [] },
  { layout: 'media', ...nothing, images: [], video: null },
  { layout: 'sideContent', ...nothing, images: [], side: 'left', button: null },
  { layout: 'people', ...nothing, title: 'People', people: [] },
  { layout: 'facts', ...nothing, title: 'Facts', facts: [] },
  { layout: 'certificates', ...nothing, title: 'Certificates', certificates: [], button: null },
];

const named = (name: string) => screen.getByRole('img', { name });

test.each<Section>([
  { layout: 'hero', ...heading, background: image('seen'), button },
  { layout: 'media', ...heading, images: [image('seen')], video: null },
  { layout: 'sideContent', ...heading, images: [image('seen')], side: 'left', button: null },
])('the picture of a $layout that begins a page is asked for at once, no other', (section) => {
  const later: Section = { layout: 'hero', ...heading, background: image('later'), button };
  const words: Section = { layout: 'simpleText', ...heading, button };
  const { rerender } = render(<Sections sections={[section, later]} underBanner />);
  for (const before of [[], [words]]) {
    rerender(<Sections sections={[...before, section, later]} underBanner />);
    expect(named('seen')).toHaveAttribute('fetchpriority', 'high');
    expect(named('seen')).toHaveAttribute('loading', 'eager');
    expect(named('later')).toHaveAttribute('loading', 'lazy');
  }
  rerender(<Sections sections={[words, words, section]} underBanner />);
  expect(named('seen')).toHaveAttribute('loading', 'lazy');
  rerender(<Sections sections={[section]} />);
  expect(named('seen')).toHaveAttribute('loading', 'lazy');
});

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

test.each(filled.map((section) => [section.layout, section] as const))(
  'a section %s shows its heading and words',
  (_, section) => {
    show(section);
    expect(screen.getByRole('heading', { level: 2, name: 'Heading' })).toBeInTheDocument();
    expect(screen.getByText('Words')).toBeInTheDocument();
  },
);

test.each(empty.map((section) => [section.layout, section] as const))(
  'a section %s with nothing to show takes no place',
  (_, section) => {
    expect(show(section).container).toBeEmptyDOMElement();
  },
);

test('an editor’s button leads into the site', () => {
  show(filled[0]!);
  expect(link('About us')).toHaveAttribute('href', '/about-us-2/');
});

test('a button for the quote opens the quote, and leads to the form without a script', () => {
  show({ layout: 'hero', ...heading, button: { label: 'Ask', href: '#quote', newTab: false } });
  expect(link('Ask')).toHaveAttribute('href', '/contact/');
  expect(link('Ask')).toHaveAttribute('data-quote');
});

test.each([
  ['Ask for certificate copies', 'certificate copies'],
  ['Our mills', 'Our mills'],
  ['Get Quote', null],
  ['Request pricing', null],
])('a button "%s" for the quote opens it about %s', (label, about) => {
  show({ layout: 'simpleText', ...heading, button: { label, href: '#quote', newTab: false } });
  expect(link(label).getAttribute('data-quote-about')).toBe(about);
});

test('a button may open a tab of its own', () => {
  const href = 'https://elsewhere.example/';
  show({ layout: 'hero', ...heading, button: { label: 'Elsewhere', href, newTab: true } });
  expect(link('Elsewhere')).toHaveAttribute('target', '_blank');
  expect(link('Elsewhere')).toHaveAttribute('rel', 'noreferrer');
});

test('a collection’s posts lead to their pages; one without a page is only named', () => {
  const posts = [
    { type: 'processes', slug: 'sawing', title: 'Sawing', excerpt: 'Cut' },
    { type: 'unknown', slug: 'x', title: 'Else', excerpt: '' },
  ];
  show({ layout: 'postCollection', ...heading, posts });
  expect(link('Sawing')).toHaveAttribute('href', '/services/value-added-processes/sawing/');
  expect(screen.getByRole('heading', { name: 'Else' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Else' })).not.toBeInTheDocument();
});

test('a person is called by a press, a fact is linked to, and a certificate is a PDF', () => {
  show(...filled.slice(-3));
  expect(link('(951) 555-0110')).toHaveAttribute('href', 'tel:+19515550110');
  expect(screen.getByText('Net 30').parentElement).toHaveAttribute('id', 'payment');
  expect(link('AS9120 PDF')).toHaveAttribute('href', '/as9120.pdf');
  // No certificate has a scope or an expiry.
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Standard',
    'Registrar',
    'Number',
    'Certificate',
  ]);
});

test('an icon with a title is not named twice', () => {
  show(filled[4]!);
  expect(within(screen.getByRole('listitem')).queryByRole('img')).not.toBeInTheDocument();
  show({ ...heading, layout: 'icon', icons: [{ title: null, html: '', image: image('b') }] });
  expect(screen.getByRole('img', { name: 'b' })).toBeInTheDocument();
});

test('every picture of a gallery leads to itself at full size, and has a name', () => {
  show({ ...heading, layout: 'gallery', images: [image('d'), { ...image('e'), alt: '' }] });
  expect(link('d')).toHaveAttribute('href', '/d.jpg');
  expect(link('Picture 2 at full size')).toHaveAttribute('href', '/e.jpg');
});

test('a video is a link named after its heading', () => {
  show(filled[7]!);
  expect(screen.getByRole('link', { name: /^Watch the video ?: Heading/ })).toHaveAttribute(
    'href',
    'https://video.example/1',
  );
});

test('a picture behind a section has an empty alternative text', () => {
  show({ layout: 'simpleText', ...heading, background: image('g'), button: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a preview shows what was left out, with the reason, in its place', () => {
  const text = (title: string): Section => ({
    layout: 'simpleText',
    ...nothing,
    title,
    button: null,
  });
  const of = (place: string) => ({ field: `acf.flexible.${place}`, message: 'no such layout' });
  const { container } = render(
    <Sections
      sections={[text('First'), text('Fourth')]}
      omissions={[of('1'), of('2'), of('3.button'), of('4')]}
    />,
  );
  const read = [...container.querySelectorAll('h2, code')].map(({ textContent }) => textContent);
  expect(read).toEqual([
    'First',
    'acf.flexible.1',
    'acf.flexible.2',
    'acf.flexible.3.button',
    'Fourth',
    'acf.flexible.4',
  ]);
  expect(screen.getAllByText(/cannot be shown: no such layout\.$/)).toHaveLength(4);
});

test('a card’s title completes the label of its button, unless the label names a subject', () => {
  const card = (title: string, label: string) => ({
    title,
    html: '',
    image: null,
    icon: null,
    button: { ...button, label },
  });
  show({
    layout: 'card',
    ...heading,
    cards: [card('By metal', 'Read more'), card('Sawing', 'About sawing')],
  });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Read more: By metal',
    'About sawing',
  ]);
});

test('a table in the words is named by their heading', () => {
  const html = '<table><tr><th>Number</th><td>on request</td></tr></table>';
  show({ layout: 'simpleText', title: 'Certificates', html, background: null, button: null });
  expect(
    within(screen.getByRole('region', { name: 'Certificates' })).getByRole('table'),
  ).toBeVisible();
});
