import { gradeRecords } from '../grade-records';
import { link, paragraph } from '../html';
import type { SeedRecord } from '../record';
import { button, fact, flexible, flexibleTemplate, image } from '../sections';
import { specRecords } from '../spec-records';

const person = (name: string, role: string, phone: string, drawing: string) => ({
  name,
  role,
  phone,
  photo: image(`${drawing}-drawing.png`),
});

const dana = person(
  'Dana Whitlock',
  'Sales, titanium and nickel',
  '(951) 555-0110',
  'person-long-hair',
);
const june = person('June Abbott', 'Quality manager', '(951) 555-0112', 'person-glasses');
const luis = person('Luis Ferrer', 'Sawing and shipping', '(951) 555-0113', 'person-hard-hat');

/** Who the supplier is; the facts and people are invented. */
export const about: SeedRecord = {
  collection: 'pages',
  slug: 'about-us-2',
  title: 'About Us',
  content: '',
  excerpt: 'Who we are, and what we keep on the rack.',
  template: flexibleTemplate,
  acf: flexible(false, [
    {
      acf_fc_layout: 'hero',
      sectionTitle: 'We stock, cut and certify hard metals in Corona, California',
      sectionDescription: `${paragraph(
        'Our customers make parts that must not fail: landing gear, engine rings, actuators, valves, surgical tools.',
      )}\n${paragraph(
        'A bar is worth what its certificates can prove. We buy from approved mills, keep heats apart, and would rather lose an order than ship a doubtful one.',
      )}\n<p>This site lists ${link('/inventory/', `${gradeRecords.length} grades`)} and ${link('/cross-reference/', `${specRecords.length} specifications`)} of titanium, stainless steel, alloy steel, nickel and cobalt alloys. What no rack holds we ${link('/services/sourcing/', 'source')}.</p>`,
      background: image('building-drawing.png'),
      buttonComponent: button('Our certificates', '/quality/'),
    },
    {
      acf_fc_layout: 'facts',
      sectionTitle: 'The company',
      sectionDescription: `<p>Sample facts. ${link('/contact/#minimum-order', 'Minimum order, payment and dock')}</p>`,
      facts: [
        fact('Founded', '1987, in Corona, by the family that owns it'),
        fact('People', '38, half of them at the saws'),
        fact('Building', '42,000 ft² under one roof, two docks'),
        fact('Stock', '2,200 sizes, from 40 approved mills'),
        fact('Registered', 'AS9120B and ISO 9001:2015; CAGE 00000'),
      ],
    },
    {
      acf_fc_layout: 'people',
      sectionTitle: 'Who runs it',
      sectionDescription: paragraph('Sample people.'),
      people: [
        person('Ed Marlow', 'Owner', '(951) 555-0109', 'person-short-hair'),
        dana,
        june,
        luis,
      ],
    },
  ]),
};

/** The page's own part gives address and telephone; these sections follow it. */
export const contact: SeedRecord = {
  collection: 'pages',
  slug: 'contact',
  title: 'Contact',
  content: '',
  image: 'building-drawing.png',
  template: flexibleTemplate,
  acf: flexible(false, [
    {
      acf_fc_layout: 'facts',
      sectionTitle: 'Before you order',
      sectionDescription: paragraph('Sample facts.'),
      facts: [
        fact('Minimum order', '$150 a line, none on offcuts'),
        fact('Payment', 'Net 30 days on approved credit, or by card'),
        fact('Shipping', 'FCA our dock in Corona: your carrier, or ours at cost'),
        fact('Dock', 'Gate 2, 1200 Sample Street; forklift to 10,000 lb'),
        fact('Dock hours', 'Monday to Friday, 7 a.m. to 3 p.m.; call before 11 a.m. to pick up'),
      ],
    },
    {
      acf_fc_layout: 'people',
      sectionTitle: 'Who answers',
      sectionDescription: paragraph('Sample people.'),
      people: [
        dana,
        person('Ray Ochoa', 'Sales, steel and cobalt', '(951) 555-0111', 'person-short-hair'),
        june,
        luis,
      ],
    },
  ]),
};
