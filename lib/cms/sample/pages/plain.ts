import { lines, paragraph } from '../html';
import type { SeedRecord } from '../record';

/** Pages an editor wrote as text, without sections. */
export const plainPages: readonly SeedRecord[] = [
  {
    collection: 'pages',
    slug: 'terms-and-conditions',
    title: 'Terms & Conditions',
    seo: { title: 'Terms & Conditions of Sale | Hard Metals Supply' },
    content: lines(
      paragraph('Last changed November 2, 2026. Sample terms, which are not binding.'),
      '<h2>Quotations</h2>',
      paragraph(
        'A quotation stands for 14 days, subject to prior sale of the material named in it.',
      ),
      '<h2>Warranty</h2>',
      paragraph(
        'Material conforms to the specification and revision named in the quotation, as its certificates state. We give no other warranty, and none of fitness for a particular use.',
      ),
      '<h2>Remedy</h2>',
      paragraph(
        'We replace material that does not conform, or credit its price. We are not liable for machining, delay or other loss.',
      ),
      '<h2>Title and risk</h2>',
      paragraph('Both pass to you when your carrier takes the material at our dock.'),
      '<h2>Tolerances</h2>',
      paragraph('Sawn lengths are supplied + 1/8 in, − 0, unless the quotation says otherwise.'),
      '<h2>Claims</h2>',
      paragraph('Tell us within 30 days of receipt, with the heat number and a photograph.'),
      '<h2>Cut material</h2>',
      paragraph(
        'Material that has been cut or processed to your order can be neither canceled nor returned, unless it does not conform.',
      ),
      '<h2>Returns</h2>',
      paragraph(
        'Stock lengths can be returned unused within 30 days, with their heat number and after our consent.',
      ),
      '<h2>Payment and shipping</h2>',
      paragraph(
        'Net 30 days on approved credit, or by card. The minimum is $150 a line, none on offcuts. Free carrier (FCA) at our dock in Corona, California, unless the quotation says otherwise.',
      ),
      '<h2>Export</h2>',
      paragraph(
        'Tell us the end use and the destination before you order. Goods under ITAR or EAR leave the country only under the license they need.',
      ),
      '<h2>Governing law</h2>',
      paragraph('The law of California applies.'),
      '<h2>Order of precedence</h2>',
      paragraph(
        'The quotation comes before these terms. Terms of a purchase order apply where we accept them in writing.',
      ),
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
