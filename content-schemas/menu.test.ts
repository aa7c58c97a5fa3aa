/** @jest-environment node */
import { menuSchema } from './menu';

test('children at any depth; an entry without an address only opens them', () => {
  expect(
    menuSchema.parse({
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
  expect(menuSchema.parse({ items: [] })).toEqual([]);
  expect(menuSchema.safeParse({ code: 'not_found' }).success).toBe(false);
});
