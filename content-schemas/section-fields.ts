/** What a field of a section holds, for editors; pictures and posts may come as ids, which are looked up. */
type FieldKind =
  'text' | 'rich text' | 'picture' | 'pictures' | 'posts' | 'rows' | 'button' | 'choice' | 'link';

export interface SectionField {
  /** Its name in ACF, the specification's first (spec §3), then others seen in practice. */
  names: readonly [string, ...string[]];
  kind: FieldKind;
}
type Fields = Readonly<Record<string, SectionField>>;

const field = (kind: FieldKind, ...names: readonly [string, ...string[]]): SectionField => ({
  names,
  kind,
});

/** What every section may have. */
export const everySection = {
  title: field('text', 'sectionTitle', 'title', 'heading'),
  html: field('rich text', 'sectionDescription', 'description', 'text', 'content'),
  background: field('picture', 'background', 'backgroundImage'),
} satisfies Fields;

const button = field('button', 'buttonComponent', 'button');

/** What each layout has beside that, by the name editors choose it by (spec §2); the last three are ours. */
export const sectionFields = {
  hero: { button },
  simpleText: { button },
  postCollection: { posts: field('posts', 'posts', 'postCollection', 'relatedPosts') },
  card: { cards: field('rows', 'cards') },
  icon: { icons: field('rows', 'icons') },
  imageSlider: {
    images: field('pictures', 'images', 'gallery', 'slides'),
    autoplay: field('choice', 'autoplay'),
  },
  gallery: { images: field('pictures', 'gallery', 'images') },
  media: {
    images: field('pictures', 'images', 'image', 'gallery'),
    video: field('link', 'video', 'videoUrl'),
  },
  sideContent: {
    images: field('pictures', 'images', 'image', 'gallery'),
    side: field('choice', 'imageSide'),
    button,
  },
  people: { people: field('rows', 'people') },
  facts: { facts: field('rows', 'facts') },
  certificates: { certificates: field('rows', 'certificates'), button },
} satisfies Record<string, Fields>;

/** The rows of the sections that have rows, and the parts of a button. */
export const rowFields = {
  card: {
    title: field('text', 'cardTitle', 'title'),
    html: field('rich text', 'cardDescription', 'description', 'text'),
    image: field('picture', 'cardImage', 'image'),
    icon: field('picture', 'iconImage', 'icon'),
    button,
  },
  icon: {
    title: field('text', 'iconTitle', 'title'),
    html: field('rich text', 'iconDescription', 'description', 'text'),
    image: field('picture', 'iconImage', 'image', 'icon'),
  },
  people: {
    name: field('text', 'name'),
    role: field('text', 'role'),
    phone: field('text', 'phone'),
    photo: field('picture', 'photo', 'image'),
  },
  facts: {
    name: field('text', 'name'),
    value: field('text', 'value', 'text'),
  },
  certificates: {
    standard: field('text', 'standard', 'title'),
    scope: field('text', 'scope'),
    registrar: field('text', 'registrar'),
    number: field('text', 'number'),
    validTo: field('text', 'validTo'),
    file: field('link', 'file'),
  },
  button: {
    label: field('text', 'buttonText', 'text', 'label'),
    link: field('link', 'buttonLink', 'link', 'url'),
  },
} satisfies Record<string, Fields>;
