import { allMetalsTitled } from '@/lib/catalog/metals';
import { paragraph } from '../html';
import type { SeedRecord } from '../record';
import { button, customerMarks, flexible, flexibleTemplate, image } from '../sections';

interface Subject {
  drawing: string;
  /** On a phone in place of the drawing. */
  icon: string;
}

const card = (cardTitle: string, cardDescription: string, subject: Subject, url: string) => ({
  cardTitle,
  cardDescription: paragraph(cardDescription),
  cardImage: image(`${subject.drawing}-drawing.png`),
  iconImage: image(`icon-${subject.icon}-drawing.png`),
  buttonComponent: button(`About ${cardTitle.toLowerCase()}`, url),
});

export const home: SeedRecord = {
  collection: 'pages',
  slug: 'home',
  title: 'Home',
  content: '',
  template: flexibleTemplate,
  seo: {
    title: `Hard Metals Supply | ${allMetalsTitled()}`,
    description:
      'Bar, plate, sheet and forgings for aerospace and other critical work, cut to print and certified to spec in Corona, California.',
  },
  acf: flexible(false, [
    {
      acf_fc_layout: 'hero',
      sectionTitle: 'Hard metals, cut to print, certified to spec.',
      sectionDescription: '',
      background: false,
      buttonComponent: button('Get Quote', '#quote'),
    },
    {
      acf_fc_layout: 'card',
      sectionTitle: 'Services',
      sectionDescription: paragraph('Cutting, testing, heat treatment and delivery.'),
      cards: [
        card(
          'Stock Programs',
          'Material bought against your forecast and released on call.',
          { drawing: 'bars', icon: 'stock' },
          '/services/stock-programs/',
        ),
        card(
          'Just-in-Time Delivery',
          'Blanks kitted by work order, delivered when the machine is ready.',
          { drawing: 'crate', icon: 'ship' },
          '/services/just-in-time-delivery/',
        ),
        card(
          'Traceability',
          'Mill test reports and certificates that follow each heat to your dock.',
          { drawing: 'certificate', icon: 'trace' },
          '/services/traceability-and-certification/',
        ),
        card(
          'Sawing',
          'Single pieces or production bundles, cut square to the length you need.',
          { drawing: 'saw', icon: 'cut' },
          '/services/value-added-processes/sawing/',
        ),
        card(
          'Heat Treating',
          'Stock supplied in the condition the drawing asks for, with its furnace chart.',
          { drawing: 'furnace', icon: 'heat' },
          '/services/value-added-processes/heat-treating/',
        ),
        card(
          'Ultrasonic Inspection',
          'Bar, billet and plate scanned to the class on the purchase order.',
          { drawing: 'ultrasonic', icon: 'echo' },
          '/services/value-added-processes/ultrasonic-inspection/',
        ),
      ],
    },
    {
      acf_fc_layout: 'imageSlider',
      sectionTitle: 'Customers',
      sectionDescription: paragraph('Shops that machine our metal. Sample marks.'),
      images: customerMarks,
    },
  ]),
};
