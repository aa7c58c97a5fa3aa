import { bullets, link, paragraph, table, withLinks } from '../html';
import type { SeedRecord } from '../record';
import { button, fact, flexible, flexibleTemplate, image } from '../sections';

/** Nobody certified the sample's supplier. */
const certificate = (standard: string, scope: string, number: string, file: string) => ({
  standard,
  scope,
  registrar: 'Sample Registrar',
  number,
  validTo: 'June 2028',
  file: `/wp-content/uploads/certificates/${file}-sample.pdf`,
});

const papers = table(
  ['Paper', 'What it states'],
  [
    [
      '[Mill test report](/glossary/mill-test-report/)',
      'chemistry, mechanical results, heat number',
    ],
    [
      '[Certificate of conformance](/glossary/certificate-of-conformance/)',
      'our signed statement that the goods meet the ordered specification, by heat and purchase order',
    ],
    ['[EN 10204 type 3.1](/glossary/en-10204-3-1/)', 'the maker’s results for the delivered lot'],
    [
      '[DFARS 252.225-7009](/glossary/dfars-252-225-7009/)',
      'where the metal was melted, for United States defense contracts',
    ],
    ['Processor certificates', 'heat treatment, inspection and other work done for the order'],
  ],
);

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
      acf_fc_layout: 'certificates',
      sectionTitle: 'Our certificates',
      sectionDescription: `<p>These are samples, not certificates. For what they cover ask June Abbott, quality manager: ${link('tel:+19515550112', '(951) 555-0112')}.</p>`,
      certificates: [
        certificate('AS9120B', 'Aerospace distribution', 'sample 1', 'as9120'),
        certificate('ISO 9001:2015', 'Stocking and sawing', 'sample 2', 'iso-9001'),
      ],
      buttonComponent: button(
        'Email us for copies',
        'mailto:sales@example.com?subject=Certificate%20copies',
      ),
    },
    {
      acf_fc_layout: 'facts',
      sectionTitle: 'Approvals',
      sectionDescription: paragraph('Sample approvals.'),
      facts: [
        fact('Heat treating', 'Nadcap AC7102, two processors'),
        fact('Ultrasonic inspection', 'Nadcap AC7114, two laboratories'),
        fact('Tensile tests and chemistry', 'ISO/IEC 17025 and Nadcap AC7101, laboratories'),
        fact('Mills', 'On our approved list, audited every two years'),
      ],
    },
    {
      acf_fc_layout: 'sideContent',
      sectionTitle: 'Receiving inspection',
      sectionDescription: `${paragraph(
        'The certificate is part of the product. We check each mill test report against the specification when the bar arrives, not when a customer asks.',
      )}\n${bullets([
        'material checked against the purchase order and the current revision',
        'chemistry and tensile values compared with the limits line by line',
        'alloy family of every bar checked by X-ray fluorescence before the first cut; carbon and gases by laboratory or mill test report',
        'every piece marked with its heat number; pieces too small to mark bagged and tagged by heat',
        'heat number on every page of the papers',
      ])}`,
      image: image('certificate-drawing.png'),
      imageSide: 'left',
      buttonComponent: button('About traceability', '/services/traceability-and-certification/'),
    },
    {
      acf_fc_layout: 'simpleText',
      sectionTitle: 'Papers with your order',
      sectionDescription: `${paragraph(
        'Every shipment includes its mill test report and our certificate of conformance, matched to each heat, on paper or as searchable files. Name what else you need in your request. Records are kept for 10 years.',
      )}\n${withLinks(papers)}`,
    },
    {
      acf_fc_layout: 'facts',
      sectionTitle: 'What is measured, and where',
      facts: [
        fact('Hardness', 'Here: Brinell, Rockwell or Vickers, of each lot after heat treatment'),
        fact('Tensile test', 'Approved laboratory: yield, tensile, elongation, reduction of area'),
        fact('X-ray fluorescence', 'Here: the alloy family of every bar, before the first cut'),
      ],
    },
  ]),
};
