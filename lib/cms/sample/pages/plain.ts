import { gradeRecords } from '../grade-records';
import { bullets, lines, link, paragraph } from '../html';
import type { SeedRecord } from '../record';
import { specRecords } from '../spec-records';

/** Pages an editor wrote as text, without sections. */
export const plainPages: readonly SeedRecord[] = [
  {
    collection: 'pages',
    slug: 'about-us-2',
    title: 'About Us',
    excerpt: 'Who we are, and what we keep on the rack.',
    image: 'bars-drawing.png',
    acf: { sidebar: true, flexibleLayoutDanzerscript: false },
    content: lines(
      paragraph(
        'Hard Metals Supply is a stocking supplier of titanium, stainless steel, alloy steel, nickel and cobalt alloys in Corona, California. Our customers make parts that must not fail: landing gear, engine rings, actuators, valves, surgical tools.',
      ),
      `<p>This site lists ${link('/inventory/', `${gradeRecords.length} grades`)} and ${link('/cross-reference/', `${specRecords.length} specifications`)}. Bar and plate are cut to your drawing, tested and certified, and leave with their heat numbers: see ${link('/services/', 'services')}. What no rack holds we ${link('/services/sourcing/', 'source')}: part bars, forged blocks and mill orders.</p>`,
      '<h2>Certificates and records</h2>',
      `<p>Each shipment has its ${link('/glossary/mill-test-report/', 'mill test report')} and our ${link('/glossary/certificate-of-conformance/', 'certificate of conformance')}. Every piece is marked with its heat number; pieces too small to mark are bagged and tagged by heat. ${link('/services/traceability-and-certification/', 'Records')} are kept for 10 years. To approve us as a supplier, ask for a copy of each current certificate: see ${link('/quality/', 'quality')}.</p>`,
      '<h2>What we believe about stock</h2>',
      paragraph(
        'A bar is worth what its certificates can prove. We buy from approved mills, keep heats apart, and would rather lose an order than ship a doubtful one.',
      ),
      '<h2>Mission</h2>',
      `<blockquote>${paragraph('The right metal, in the right condition, with the right certificates, on the day you need it.')}</blockquote>`,
    ),
  },
  {
    collection: 'pages',
    slug: 'terms-and-conditions',
    title: 'Terms & Conditions',
    seo: { title: 'Terms & Conditions of Sale | Hard Metals Supply' },
    content: lines(
      paragraph('Sample terms for demonstration only. They are not binding.'),
      '<h2>Quotations</h2>',
      paragraph(
        'A quotation stands for 14 days, subject to prior sale of the material named in it.',
      ),
      '<h2>Tolerances</h2>',
      paragraph('Sawn lengths are supplied + 1/8 in, − 0, unless the quotation says otherwise.'),
      '<h2>Claims</h2>',
      paragraph('Tell us within 30 days of receipt, with the heat number and a photograph.'),
      '<h2>Cut material</h2>',
      paragraph(
        'Material that has been cut or processed to your order can be neither canceled nor returned, unless it does not conform.',
      ),
      '<h2>Payment and shipping</h2>',
      paragraph(
        'Net 30 days on approved credit. Free carrier (FCA) at our dock in Corona, California, unless the quotation says otherwise.',
      ),
      '<h2>Export</h2>',
      paragraph(
        'Tell us the end use and the destination before you order. Goods under ITAR or EAR leave the country only under the license they need.',
      ),
      '<h2>Order of precedence</h2>',
      paragraph(
        'The quotation comes before these terms. Terms of a purchase order apply where we accept them in writing.',
      ),
    ),
  },
  {
    collection: 'pages',
    slug: 'contact',
    title: 'Contact',
    content: lines(
      paragraph('1200 Sample Street, Corona, California 92880'),
      bullets(['Phone (951) 555-0100', 'Toll free (800) 555-0199', 'Fax (951) 555-0101']),
    ),
  },
  {
    collection: 'pages',
    slug: 'product-line-card',
    title: 'Product Line Card',
    content: paragraph(
      'Titanium, stainless steel, alloy steel, nickel and cobalt alloys in bar, plate, sheet, tube, wire and forgings.',
    ),
  },
];
