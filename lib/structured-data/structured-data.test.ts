/** @jest-environment node */
import { breadcrumbItems } from './breadcrumb-items';
import { serviceFacts } from './service-facts';
import { termFacts } from './term-facts';

const origin = 'http://localhost:3000';

test('every step of the way has an address, so what has no page is left out', () => {
  expect(breadcrumbItems('/inventory/cobalt-alloy/specs/ams-5759/', 'AMS 5759')).toEqual([
    { name: 'Home', item: `${origin}/` },
    { name: 'Inventory', item: `${origin}/inventory/` },
    { name: 'Cobalt Alloy', item: `${origin}/inventory/cobalt-alloy/` },
    { name: 'AMS 5759', item: `${origin}/inventory/cobalt-alloy/specs/ams-5759/` },
  ]);
});

test('a term stands in its set, under what it is filed under', () => {
  const billet = { slug: 'billet', title: 'Billet', excerpt: 'A semi-finished bar.' };
  expect(termFacts({ ...billet, under: { slug: 'forms', title: 'Forms' } })).toMatchObject({
    '@type': 'DefinedTerm',
    name: 'Billet',
    description: 'A semi-finished bar.',
    url: `${origin}/glossary/forms/billet/`,
    inDefinedTermSet: { '@type': 'DefinedTermSet', url: `${origin}/glossary/` },
  });
});

test('a service without a sentence claims none, and names who renders it', () => {
  const facts = serviceFacts('/services/sourcing/', { title: 'Sourcing', excerpt: '' });
  expect(facts).not.toHaveProperty('description');
  expect(facts.provider).toMatchObject({ '@type': 'Organization', name: 'Hard Metals Supply' });
});
