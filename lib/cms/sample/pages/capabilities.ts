import { metals } from '@/lib/catalog/metals';
import forms from '../data/forms.json' with { type: 'json' };
import stock from '../data/stock.json' with { type: 'json' };
import { gradeFacts } from '../grade-records';
import { blockButton, bullets, link, paragraph, table, withLinks } from '../html';
import type { SeedRecord } from '../record';
import { factsOf } from '../service-records';
import { button, chosen, flexible, flexibleTemplate, image } from '../sections';

const dimensionWords: Readonly<Record<string, string>> = {
  diameter: 'diameter',
  thickness: 'thick',
  width: 'wide',
  height: 'high',
  acrossFlats: 'across flats',
  outerDiameter: 'outside',
  innerDiameter: 'inside',
  wall: 'wall',
};

const range = (inches: readonly number[]) => `${Math.min(...inches)} to ${Math.max(...inches)}`;

/** The smallest and the largest size of each form in stock, and the metals that are stocked in it. */
const stockRows = forms.map(({ slug, title }) => {
  const rows = stock.filter(({ form }) => form === slug);
  const sizes = rows[0]!.dimensions.map((dimension, i) => {
    const inches = rows.flatMap(({ sizesIn }) => sizesIn.map((size) => [size].flat()[i]!));
    return `${range(inches)} in ${dimensionWords[dimension]}`;
  });
  const lengths = rows.flatMap(({ cutLengthIn }) => cutLengthIn ?? []);
  // On a phone it stands without its head, so it says what it is; on a tablet it does not wrap.
  const length = lengths.length > 0 ? `${range(lengths)} in long`.replaceAll(' ', '\u00a0') : '';
  const grades = rows.map(({ grade }) => grade);
  const stocked = metals.filter((metal) =>
    gradeFacts.some((grade) => grade.metal === metal.slug && grades.includes(grade.slug)),
  );
  const links = stocked.map((metal) => `[${metal.listed}](/inventory/${metal.slug}/form/${slug}/)`);
  return [title, sizes.join(', '), length, links.join(', ')];
});

/** What the supplier can do. */
export const capabilities: SeedRecord = {
  collection: 'pages',
  slug: 'capabilities',
  title: 'Capabilities',
  content: '',
  excerpt: 'What we cut, grind and test, have heat treated, and certify.',
  template: flexibleTemplate,
  acf: flexible(false, [
    {
      acf_fc_layout: 'hero',
      sectionTitle: 'From mill bar to machine-ready blank',
      sectionDescription: `${paragraph(
        'Sawing, grinding, heat treatment and testing under one order number, with the certificates to prove it.',
      )}\n${paragraph(
        'Every piece is marked with its heat number; pieces too small to mark are bagged and tagged by heat. Cut a bar into forty blanks and there is still one certificate and one line in the record.',
      )}`,
      background: image('saw-drawing.png'),
      buttonComponent: button('Get Quote', '#quote'),
    },
    {
      acf_fc_layout: 'simpleText',
      sectionTitle: 'Sizes and tolerances',
      sectionDescription: `${paragraph(
        'We saw round bar and billet to 12 in and plate to 4 in: + 1/8 in, − 0. Bar is straight to 1/8 in over 5 ft. In stock:',
      )}\n${withLinks(table(['Form', 'Section', 'Length', 'Metals'], stockRows))}`,
    },
    {
      acf_fc_layout: 'sideContent',
      sectionTitle: 'Heat Treating',
      sectionDescription: `${paragraph(
        'Approved processors treat the stock in furnaces that are surveyed and instrumented to aerospace pyrometry rules. Each load has its own chart, and a test bar can travel with it.',
      )}\n${bullets(['aging of precipitation-hardening stainless steel', 'quenching and tempering of alloy steel', 'annealing of titanium after heavy machining'])}\n${factsOf('heat-treating')}`,
      image: image('furnace-drawing.png'),
      imageSide: 'right',
      buttonComponent: button(
        'About heat treating',
        '/services/value-added-processes/heat-treating/',
      ),
    },
    {
      acf_fc_layout: 'media',
      sectionTitle: 'Ultrasonic Inspection',
      sectionDescription: `${paragraph(
        'Approved laboratories scan bar, billet and plate to the class that your order names; rejected pieces are cut out.',
      )}\n${factsOf('ultrasonic-inspection')}\n${blockButton('About ultrasonic inspection', '/services/value-added-processes/ultrasonic-inspection/')}`,
      image: image('ultrasonic-drawing.png'),
      video: false,
    },
    {
      acf_fc_layout: 'postCollection',
      sectionTitle: 'Value Added Services',
      sectionDescription: `<p>${link('/services/value-added-processes/', 'All value added services')}</p>`,
      ...chosen('processes', [
        'sawing',
        'waterjet-cutting',
        'centerless-grinding',
        'straightening',
      ]),
    },
  ]),
};
