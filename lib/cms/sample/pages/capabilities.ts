import stock from '../data/stock.json' with { type: 'json' };
import { blockButton, bullets, link, paragraph, table } from '../html';
import type { SeedRecord } from '../record';
import { factsOf } from '../service-records';
import { button, chosen, flexible, flexibleTemplate, image } from '../sections';

const icon = (iconTitle: string, iconDescription: string, file: string) => ({
  iconTitle,
  iconDescription: paragraph(iconDescription),
  iconImage: image(file),
});

/** The smallest and the largest size of a form in stock. */
const stocked = (name: string, form: string) => {
  const sizes = stock
    .filter((row) => row.form === form)
    .flatMap(({ sizesIn }) => sizesIn.map((size) => [size].flat()[0]!));
  return [name, `${Math.min(...sizes)} in`, `${Math.max(...sizes)} in`];
};

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
      sectionDescription: `<p>What we stock and saw. Sawn lengths are + 1/8 in, − 0, and bar is straight to 1/8 in over 5 ft, unless the quotation says otherwise. See the ${link('/glossary/', 'glossary')} for definitions.</p>\n${table(
        ['Item', 'Smallest', 'Largest'],
        [
          stocked('Round bar, diameter', 'round-bar'),
          stocked('Forged bar, diameter', 'forged-bar'),
          stocked('Billet, diameter', 'billet'),
          stocked('Forged ring, diameter', 'forged-ring'),
          stocked('Flat bar, thickness', 'flat-bar'),
          stocked('Plate, thickness', 'plate'),
          stocked('Sheet, thickness', 'sheet'),
          ['Saw, round bar and billet', '0.25 in', '12 in'],
          ['Saw, plate', '0.1875 in', '4 in'],
          ['Sawn length', '0.5 in', '144 in'],
        ],
      )}`,
    },
    {
      acf_fc_layout: 'icon',
      sectionTitle: 'How we work',
      icons: [
        icon(
          'Cut to print',
          'Lengths, profiles and blanks from your drawing.',
          'icon-cut-drawing.png',
        ),
        icon('Tested', 'Hardness, tensile and ultrasonic results by lot.', 'icon-test-drawing.png'),
        icon('Traceable', 'Heat numbers from mill to blank.', 'icon-trace-drawing.png'),
        icon('Delivered', 'Kitted by work order, on your date.', 'icon-ship-drawing.png'),
      ],
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
