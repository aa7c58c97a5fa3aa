import { bullets, link, paragraph } from '../html';
import type { SeedRecord } from '../record';
import { button, chosen, flexible, flexibleTemplate, image } from '../sections';

/** Sections beside the quote form. */
export const quality: SeedRecord = {
  collection: 'pages',
  slug: 'quality',
  title: 'Quality',
  content: '',
  template: flexibleTemplate,
  seo: {
    title: 'Quality and Traceability | Hard Metals Supply',
    description: 'How each heat is checked, recorded and certified before it ships.',
  },
  acf: flexible(true, [
    {
      acf_fc_layout: 'simpleText',
      sectionTitle: 'The certificate is part of the product',
      sectionDescription: `${paragraph(
        'Metal without papers is scrap with a price tag. Mill reports are read against the specification when a bar arrives, not when somebody asks.',
      )}\n${bullets([
        'receiving inspection against the purchase order and the current revision',
        'alloy family checked by X-ray fluorescence before the first cut; carbon and gases by laboratory or mill certificate',
        'heat number on every piece and every page',
      ])}`,
    },
    {
      acf_fc_layout: 'simpleText',
      sectionTitle: 'Certificates',
      sectionDescription: `${paragraph(
        'Of each certificate its owner writes here the number, the scope, the date to which it holds, and a link to it. These are samples:',
      )}\n${bullets(['AS9120: sample, not a certificate', 'ISO 9001: sample, not a certificate'])}`,
    },
    {
      acf_fc_layout: 'sideContent',
      sectionTitle: 'Read, checked, filed',
      sectionDescription: `<p>Chemistry and tensile values are compared with the limits line by line. What the terms mean is in the ${link('/glossary/', 'glossary')}.</p>`,
      image: image('certificate.png'),
      imageSide: 'right',
      buttonComponent: button('Traceability', '/services/traceability-and-certification/'),
    },
    {
      acf_fc_layout: 'postCollection',
      sectionTitle: 'Tests',
      ...chosen('processes', ['hardness-testing', 'tensile-testing', 'chemical-verification']),
    },
    {
      acf_fc_layout: 'gallery',
      sectionTitle: 'Instruments',
      gallery: [image('testing.png'), image('ultrasonic.png')],
    },
  ]),
};
