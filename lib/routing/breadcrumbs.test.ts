/** @jest-environment node */
import { trail } from './breadcrumbs';

const words = (path: string, title: string) =>
  trail(path, title)
    .map(({ label, href }) => (href ? `${label} <${href}>` : label))
    .join(' · ');

test.each([
  ['/', 'Home page', 'Home </>'],
  ['/inventory/', 'Inventory', 'Home </> · Inventory'],
  ['/inventory/titanium/', 'Titanium', 'Home </> · Inventory </inventory/> · Titanium'],
  [
    '/inventory/titanium/grade/6al-4v/',
    '6Al-4V',
    'Home </> · Inventory </inventory/> · Titanium </inventory/titanium/> · Grade · 6Al-4V',
  ],
  [
    '/inventory/cobalt/specs/ams-5759/',
    'AMS 5759',
    'Home </> · Inventory </inventory/> · Cobalt Alloy </inventory/cobalt-alloy/> · Specs · AMS 5759',
  ],
  [
    '/inventory/nickel/form/round-bar/',
    'Round Bar',
    'Home </> · Inventory </inventory/> · Nickel </inventory/nickel/> · Form · Round Bar',
  ],
  [
    '/services/value-added-processes/sawing/',
    'Sawing',
    'Home </> · Services </services/> · Value Added Services </services/value-added-processes/> · Sawing',
  ],
  [
    '/tools/conversion/',
    'Unit Conversion',
    'Home </> · Tools </tools/conversion/> · Unit Conversion',
  ],
  [
    '/glossary/hot-work/die/',
    'Die',
    'Home </> · Glossary </glossary/> · Hot Work </glossary/hot-work/> · Die',
  ],
  ['/quality/', 'Quality', 'Home </> · Quality'],
])('%s leads from Home to its title', (path, title, expected) => {
  expect(words(path, title)).toBe(expected);
});

test('of a long trail the start and the end are kept, eight steps in all', () => {
  const crumbs = trail('/a/b/c/d/e/f/g/h/i/j/', 'The end');
  expect(crumbs).toHaveLength(8);
  expect(crumbs[0]?.label).toBe('Home');
  expect(crumbs[1]).toEqual({ label: 'D', href: '/a/b/c/d/' });
  expect(crumbs.at(-1)).toEqual({ label: 'The end', href: null });
});

test('a segment that is no encoding is named as it stands', () => {
  expect(trail('/100%/x/', 'X')[1]).toEqual({ label: '100%', href: '/100%25/' });
});
