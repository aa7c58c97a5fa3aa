import { blockButton, bullets, link, paragraph, table } from '../html';
import type { SeedRecord } from '../record';
import { factsOf } from '../service-records';
import { button, chosen, customerMarks, flexible, flexibleTemplate, image } from '../sections';

const card = (cardTitle: string, cardDescription: string, url: string, label: string) => ({
  cardTitle,
  cardDescription: paragraph(cardDescription),
  cardImage: false,
  iconImage: false,
  buttonComponent: button(label, url),
});

const icon = (iconTitle: string, iconDescription: string, file: string) => ({
  iconTitle,
  iconDescription: paragraph(iconDescription),
  iconImage: image(file),
});

/** A page with every section there is. */
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
      sectionDescription: `<p>The largest sizes by product, and the tolerances of bar and of sawn pieces unless the quotation says otherwise. See the ${link('/glossary/', 'glossary')} for definitions.</p>\n${table(
        ['Item', 'Limit'],
        [
          ['Round bar diameter', 'to 8 in, any metal'],
          ['Forged bar diameter', 'to 10 in, any metal'],
          ['Billet diameter', 'to 12 in, titanium and alloy steel'],
          ['Forged ring diameter', 'to 24 in outside, titanium, stainless and nickel'],
          ['Plate thickness', 'to 4 in, any metal'],
          ['Straightness of bar', 'to 1/8 in over 5 ft'],
          ['Sawn length', '+ 1/8 in, − 0'],
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
    {
      acf_fc_layout: 'sideContent',
      sectionTitle: 'Heat Treating',
      sectionDescription: `${paragraph(
        'Approved processors treat the stock in furnaces that are surveyed and instrumented to aerospace pyrometry rules. Each load has its own chart, and a test bar can travel with it.',
      )}\n${bullets(['aging of precipitation-hardening stainless steel', 'quenching and tempering of alloy steel', 'annealing of titanium after heavy machining'])}\n${factsOf('heat-treating', 5)}`,
      image: image('furnace-drawing.png'),
      imageSide: 'right',
      buttonComponent: button(
        'About heat treating',
        '/services/value-added-processes/heat-treating/',
      ),
    },
    {
      acf_fc_layout: 'sideContent',
      sectionTitle: 'True bar from plate',
      sectionDescription: `${paragraph(
        'Sizes that no mill rolls are sawn from plate and block, square and parallel.',
      )}\n${bullets(['width and thickness to order', 'certified to the plate specification, and the certificate says so', 'both faces can be ground or milled afterwards'])}`,
      image: image('plate-drawing.png'),
      imageSide: 'right',
      buttonComponent: button(
        'About plate sawing',
        '/services/value-added-processes/plate-sawing/',
      ),
    },
    {
      acf_fc_layout: 'media',
      sectionTitle: 'Ultrasonic Inspection',
      sectionDescription: `${paragraph(
        'A probe finds flaws that the eye cannot see.',
      )}\n${factsOf('ultrasonic-inspection')}\n${blockButton('About ultrasonic inspection', '/services/value-added-processes/ultrasonic-inspection/')}`,
      image: image('ultrasonic-drawing.png'),
      video: false,
    },
    {
      acf_fc_layout: 'card',
      sectionTitle: 'Where to start',
      cards: [
        card(
          'By metal',
          'Grades with their specs and forms.',
          '/inventory/',
          'View inventory by metal',
        ),
        card(
          'By weight',
          'What the bar will weigh.',
          '/tools/metal-weight-conversion/',
          'Open the weight calculator',
        ),
        card(
          'By phone',
          'A person who knows the stock answers.',
          'tel:+19515550100',
          'Call (951) 555-0100',
        ),
      ],
    },
    {
      acf_fc_layout: 'imageSlider',
      sectionTitle: 'Customers',
      sectionDescription: paragraph('Sample marks.'),
      background: false,
      images: customerMarks,
      autoplay: false,
    },
  ]),
};
