'use client';

import { setQuery, useQuery } from '@/components/primitives/address-query';
import { type FilterOption, FilterOptions } from '@/components/inventory/filter-options';
import filters from '@/components/inventory/grade-filter.module.scss';

/** Narrows the tables to a metal, in the address. Without a script the links lead to its inventory. */
export function MetalFilter({ options }: { options: readonly FilterOption[] }) {
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
