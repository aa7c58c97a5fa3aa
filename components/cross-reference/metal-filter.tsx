'use client';

import { setQuery, useQuery } from '@/components/primitives/address-query';
import { FilterOptions } from '@/components/inventory/filter-options';
import filters from '@/components/inventory/grade-filter.module.scss';
import { metals } from '@/lib/catalog/metals';
import * as routes from '@/lib/routing/routes';

const everyMetal = { slug: '', title: 'All metals', href: routes.crossReference() };
const options = [
  everyMetal,
  ...metals.map((metal) => ({
    slug: metal.slug,
    title: metal.name,
    href: routes.inventory(metal),
  })),
];

/** Narrows the tables to a metal, in the address. Without a script the links lead to its inventory. */
export function MetalFilter() {
  const query = useQuery();
  const choose = (slug: string) => {
    if (slug) query.set('metal', slug);
    else query.delete('metal');
    setQuery(query);
  };
  return (
    <div className={`${filters.filters} no-print`}>
      <FilterOptions
        label="Filter by metal"
        className={filters.forms}
        options={options}
        chosen={options.find(({ slug }) => slug === query.get('metal'))}
        onChoose={choose}
      />
    </div>
  );
}
