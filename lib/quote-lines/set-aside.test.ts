/** @jest-environment node */
import { unwantedCertificates } from './certificates';
import { asides, references, unknownAlloys, unknownSpecs } from './set-aside';

const examples = [asides, references, unknownAlloys, unknownSpecs, unwantedCertificates];

test.each(examples.flatMap((each) => Object.entries(each)))(
  '"%s" is set aside',
  (text, pattern) => {
    expect(text).toMatch(pattern);
  },
);
