import type { Certificate } from './line';

/** The one wording of certificates: on the site, in what is sent, and in a line that is read again. */
export const certificateNames: Readonly<Record<Certificate, string>> = {
  mtr: 'mill test report',
  coc: 'certificate of conformance',
  dfars: 'DFARS 252.225-7009 melt source',
  'en-10204-3.1': 'EN 10204 3.1',
  'en-10204-3.2': 'EN 10204 3.2',
  ultrasonic: 'ultrasonic inspection',
  'first-article': 'first article inspection',
};
