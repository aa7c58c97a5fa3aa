import type { MenuItem } from '@/content-schemas/menu';
import { metals } from '@/lib/metals';
import { routes } from '@/lib/routes';

/** Stands in for `getMenu()` until the lead's branch brings it. */
export const builtInMenu: readonly MenuItem[] = [
  { label: 'Home', href: routes.home(), children: [] },
  {
    label: 'Inventory',
    href: routes.allInventory(),
    children: metals.map((metal) => ({
      label: metal.name,
      href: routes.inventory(metal),
      children: [],
    })),
  },
  {
    label: 'Services',
    href: routes.services(),
    children: [
      { label: 'Heat Treating', href: routes.process({ slug: 'heat-treating' }), children: [] },
      { label: 'Sawing', href: routes.process({ slug: 'sawing' }), children: [] },
    ],
  },
  { label: 'Tools', href: routes.tool({ slug: 'conversion' }), children: [] },
  { label: 'Glossary', href: routes.allGlossary(), children: [] },
  { label: 'About Us', href: routes.page({ slug: 'about-us-2' }), children: [] },
];
