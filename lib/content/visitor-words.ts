import * as routes from '@/lib/routing/routes';

/** What visitors type for pages that are called otherwise, by the page's address; search finds them by it. */
export const visitorWords: Readonly<Record<string, readonly string[]>> = {
  [routes.contact()]: [
    'phone number',
    'telephone',
    'call',
    'e-mail address',
    'fax',
    'minimum order',
    'shipping',
    'delivery',
    'payment terms',
    'dock',
  ],
  [routes.page({ slug: 'terms-and-conditions' })]: [
    'terms of sale',
    'warranty',
    'returns',
    'ITAR',
    'export',
  ],
  [routes.quoteList()]: [
    'RFQ',
    'request for quote',
    'quotation',
    'price',
    'pricing',
    'bill of material',
  ],
  [routes.page({ slug: 'quality' })]: [
    'AS9120',
    'AS9100',
    'ISO 9001',
    'DFARS',
    'EN 10204 3.1',
    'certificates',
    'approvals',
  ],
  [routes.service({ slug: 'traceability-and-certification' })]: [
    'MTR',
    'CMTR',
    'mill test report',
    'material certificate',
  ],
  [routes.lineCard()]: ['catalog', 'brochure', 'stock list'],
  [routes.findByProperty()]: [
    'tensile strength',
    'yield strength',
    'mechanical properties',
    'MPa',
    'ksi',
  ],
  [routes.crossReference()]: ['equivalent grades', 'W.-Nr.', 'list of specifications'],
  [routes.process({ slug: 'sawing' })]: ['saw cutting'],
  [routes.tool({ slug: 'steel-hardness-conversion' })]: ['BHN'],
  [routes.tool({ slug: 'metal-weight-conversion' })]: [
    'pounds per foot',
    'lb/ft',
    'kg/m',
    'weight',
  ],
};
