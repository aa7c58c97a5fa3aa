/** @jest-environment node */
import { menuSchema } from './menu';

const itemsOf = (answer: unknown) => menuSchema.parse(answer).items;
const labels = (answer: unknown) => itemsOf(answer).map(({ label }) => label);

test('children at any depth; an entry without an address only opens them', () => {
  expect(
    itemsOf({
      items: [
        {
          ID: 1,
          title: 'Home',
          url: 'https://cms.example.com/',
          menu_item_parent: '0',
          classes: [''],
        },
        {
          title: 'Inventory &amp; Stock',
          url: '#',
          child_items: [
            {
              title: 'Titanium',
              url: '/inventory/titanium/',
              child_items: [{ title: 'Bars', url: '' }],
            },
          ],
        },
      ],
    }),
  ).toEqual([
    { label: 'Home', href: 'https://cms.example.com/', children: [] },
    {
      label: 'Inventory & Stock',
      href: null,
      children: [
        {
          label: 'Titanium',
          href: '/inventory/titanium/',
          children: [{ label: 'Bars', href: null, children: [] }],
        },
      ],
    },
  ]);
});

test('an empty menu is a menu; an error is none', () => {
  expect(itemsOf({ items: [] })).toEqual([]);
  expect(menuSchema.safeParse({ code: 'not_found' }).success).toBe(false);
});

test('items and children that PHP wrote as an object are the same menu', () => {
  const inventory = { title: 'Inventory', url: '/inventory/' };
  const about = { title: 'About', url: '/about-us-2/' };
  expect(labels({ items: { 0: inventory, 2: about } })).toEqual(['Inventory', 'About']);
  const [first] = itemsOf({ items: [{ ...inventory, child_items: { 1: about } }] });
  expect(first?.children.map(({ label }) => label)).toEqual(['About']);
});

test('an item that makes no sense is left out and named, and the others are kept', () => {
  const answer = {
    items: [
      { title: 'Inventory', url: '/inventory/', child_items: null },
      { title: null, url: '/x/' },
      null,
      { title: 'Tools', url: false, child_items: [null, { title: 7 }, { title: 'A', url: '/a/' }] },
    ],
  };
  expect(labels(answer)).toEqual(['Inventory', 'Tools']);
  expect(itemsOf(answer)[1]?.children.map(({ label }) => label)).toEqual(['A']);
  expect(menuSchema.parse(answer).omissions?.map(({ field }) => field)).toEqual([
    'items.1',
    'items.3.child_items.1.title',
  ]);
});
