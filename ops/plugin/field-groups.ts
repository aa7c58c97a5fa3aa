import {
  everySection,
  rowFields,
  sectionFields,
  type Field,
} from '@/content-schemas/section-fields';
import { metals, type Metal } from '@/lib/catalog/metals';

/** A field as Advanced Custom Fields imports it. */
export interface AcfField {
  key: string;
  name: string;
  label: string;
  type: string;
  sub_fields?: readonly AcfField[];
  layouts?: readonly {
    key: string;
    name: string;
    label: string;
    sub_fields: readonly AcfField[];
  }[];
  [setting: string]: unknown;
}

/** A field group as Advanced Custom Fields imports it (Tools → Import). */
interface AcfGroup {
  key: string;
  title: string;
  fields: readonly AcfField[];
  [setting: string]: unknown;
}

type Settings = Readonly<Record<string, unknown>>;

const field = (above: string, name: string, type: string, settings: Settings = {}): AcfField => ({
  key: `field_${above}_${name}`,
  name,
  label: inWords(name),
  type,
  required: 0,
  ...settings,
});

/** `sectionTitle` → `Section title`, `titanium_spec_links` → `Titanium spec links`. */
const inWords = (name: string) => {
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const group = (
  name: string,
  title: string,
  fields: readonly AcfField[],
  types: readonly string[],
) => ({
  key: `group_hard_metals_content_${name}`,
  title,
  fields,
  location: types.map((value) => [{ param: 'post_type', operator: '==', value }]),
  position: 'normal',
  style: 'default',
  label_placement: 'top',
  instruction_placement: 'label',
  active: true,
  // Without it ACF keeps the fields out of the REST API, where the site reads them.
  show_in_rest: 1,
});

/** The field groups of the content that the site reads, for a WordPress that has none; the plugin adds the facts of grades. */
export const fieldGroups = (): readonly AcfGroup[] => [
  ...metals.map(ofGrades),
  group(
    'page',
    'Page of sections',
    [
      field('hm_page', 'sidebar', 'true_false', {
        ui: 1,
        instructions: 'The quote form beside it',
      }),
      field('hm_page', 'flexibleLayoutDanzerscript', 'flexible_content', {
        label: 'Sections',
        instructions: 'Shown where the page’s template is "Flexible layout"',
        button_label: 'Add section',
        layouts: Object.entries(sectionFields).map(([name, fields]) => ({
          key: `layout_hm_${name}`,
          name,
          label: inWords(name),
          display: 'block',
          sub_fields: sectionParts(`hm_${name}`, name, { ...everySection, ...fields }),
        })),
      }),
    ],
    ['page'],
  ),
];

function ofGrades({ name, slug, apiEndPoint, specsEndPoint, fields }: Metal): AcfGroup {
  const above = `hm_${slug}`;
  const posts = (type: string) => ({
    post_type: [type],
    return_format: 'object',
    filters: ['search'],
  });
  return group(
    slug,
    `Grade: ${name}`,
    [
      field(above, 'chemistry', 'wysiwyg', { instructions: 'A table of elements' }),
      field(above, 'uns', 'text', { label: 'UNS number' }),
      field(above, 'density', 'text', { instructions: 'lb/in³, or with its unit: 4.51 g/cm³' }),
      field(above, 'aliases', 'text', { instructions: 'Other names, separated by commas' }),
      field(above, fields.specs, 'repeater', {
        layout: 'block',
        button_label: 'Add specification',
        sub_fields: [
          field(above, fields.specLink, 'relationship', posts(specsEndPoint)),
          field(above, 'form', 'relationship', posts('forms')),
        ],
      }),
    ],
    [apiEndPoint],
  );
}

const sectionParts = (
  above: string,
  layout: string,
  fields: Readonly<Record<string, Field>>,
): AcfField[] => Object.values(fields).map((part) => sectionPart(above, layout, part));

function sectionPart(above: string, layout: string, { names: [name], kind }: Field): AcfField {
  const deeper = `${above}_${name}`;
  const rows = new Map<string, Readonly<Record<string, Field>>>(Object.entries(rowFields));
  switch (kind) {
    case 'text':
      return field(above, name, 'text');
    case 'rich text':
      return field(above, name, 'wysiwyg');
    case 'picture':
      return field(above, name, 'image', { return_format: 'array' });
    case 'pictures':
      return field(above, name, 'gallery', { return_format: 'array' });
    case 'posts':
      return field(above, name, 'relationship', { return_format: 'object' });
    case 'link':
      return name === 'video'
        ? field(above, name, 'url')
        : field(above, name, 'link', { return_format: 'array' });
    case 'choice':
      return name === 'autoplay'
        ? field(above, name, 'true_false', { ui: 1, default_value: 1 })
        : field(above, name, 'select', { choices: { left: 'Left', right: 'Right' } });
    case 'button':
      return field(above, name, 'group', {
        layout: 'block',
        sub_fields: sectionParts(deeper, layout, rowFields.button),
      });
    case 'rows':
      return field(above, name, 'repeater', {
        layout: 'block',
        sub_fields: sectionParts(deeper, layout, rows.get(layout) ?? {}),
      });
  }
}
