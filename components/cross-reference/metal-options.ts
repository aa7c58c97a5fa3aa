import type { FilterOption } from '@/components/inventory/filter-options';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

/** What `MetalFilter` offers: every metal, then each with its inventory. */
export const metalOptions: readonly FilterOption[] = [
  { slug: '', title: 'All metals', href: routes.crossReference() },
  ...metals.map((metal) => ({
    slug: metal.slug,
    title: metal.name,
    href: routes.inventory(metal),
  })),
];
