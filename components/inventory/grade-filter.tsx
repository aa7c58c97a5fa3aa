'use client';

import { createContext, type ReactNode, useContext, useRef } from 'react';
import { setQuery, useQuery } from '@/components/primitives/address-store';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import { type FilterOption, FilterOptions } from './filter-options';
import styles from './grade-filter.module.scss';
import chips from './spec-list.module.scss';

/** A grade's card, and the slugs of the forms and specs it is found by. */
interface FilterItem {
  key: string;
  forms: readonly string[];
  specs: readonly string[];
  card: ReactNode;
}

/**
 * Grades narrowed by form and spec. The choice is in the address (`?form=round-bar&spec=ams-4928`),
 * so that it can be shared and taken back; a form or spec that is not offered is ignored. Of a list too long for one
 * page only a part is here to be narrowed: then the options lead to the pages of their form or spec.
 */
export function GradeFilter({
  heading,
  all,
  forms,
  specs,
  items,
  total = items.length,
}: {
  heading: string;
  /** The address of the unfiltered list. */
  all: string;
  forms: readonly FilterOption[];
  specs: readonly FilterOption[];
  items: readonly FilterItem[];
  /** How many there are on all pages of the list. */
  total?: number;
}) {
  const fold = useRef<HTMLDetailsElement>(null);
  const query = useQuery();
  const isOnOnePage = total === items.length;
  const chosenOf = (options: readonly FilterOption[], by: 'form' | 'spec') =>
    isOnOnePage ? options.find(({ slug }) => slug === query.get(by)) : undefined;
  const form = chosenOf(forms, 'form');
  const spec = chosenOf(specs, 'spec');
  const fits = (item: FilterItem) =>
    (!form || item.forms.includes(form.slug)) && (!spec || item.specs.includes(spec.slug));
  const found = items.filter(fits).length;
  const wanted = [spec, form].flatMap((option) => option?.title ?? []).join(', ');
  const choose = (by: 'form' | 'spec', slug: string) => {
    if (slug) query.set(by, slug);
    else query.delete(by);
    setQuery(query);
  };
  const chooseForm = (slug: string) => choose('form', slug);
  const chooseSpec = (slug: string) => {
    choose('spec', slug);
    fold.current?.removeAttribute('open');
    fold.current?.querySelector('summary')?.focus();
  };

  return (
    <section className={styles.narrowed} aria-labelledby="grades">
      <h2 id="grades" className="visually-hidden">
        {heading}
      </h2>
      <div className={styles.controls}>
        <div className={`${styles.filters} no-print`} hidden={total < 2}>
          <FilterOptions
            label="Filter by form"
            className={styles.forms}
            options={[{ slug: '', title: 'All', href: all }, ...forms]}
            chosen={form}
            onChoose={isOnOnePage ? chooseForm : undefined}
          />
          <details ref={fold} className={styles.fold}>
            <summary>Spec: {spec?.title ?? 'any'}</summary>
            <FilterOptions
              label="Filter by spec"
              className={styles.specs}
              options={[{ slug: '', title: 'Any spec', href: all }, ...specs]}
              chosen={spec}
              onChoose={isOnOnePage ? chooseSpec : undefined}
            />
          </details>
        </div>
        <output className={styles.count}>
          {/* Replaced as a whole: text that stays behind a new number counts as moved. */}
          <span key={found}>
            {found === total ? '' : `${found} of `}
            {counted(total, 'grade')}
          </span>
        </output>
      </div>
      {found > 0 && form && (
        <p className={styles.note}>Dashed specs do not cover {form.title.toLowerCase()}.</p>
      )}
      <ChosenForm value={form}>
        <ul className={styles.cards}>
          {items.map((item) => (
            <li key={item.key} hidden={!fits(item)}>
              {item.card}
            </li>
          ))}
        </ul>
      </ChosenForm>
      {found === 0 && (
        <p className="lede">
          We list no grade as {wanted}. <a href={all}>Show all grades</a>, or{' '}
          <a href={routes.contact()} data-quote="" data-quote-about={wanted}>
            ask us to source it
          </a>
          .
        </p>
      )}
    </section>
  );
}

/** The form that the list around a card is narrowed to. */
const ChosenForm = createContext<FilterOption | undefined>(undefined);

/** A spec on a grade's card; dashed where the list is narrowed to a form that it does not cover. */
export function SpecChip({
  href,
  forms,
  children,
}: {
  href: string;
  /** The slugs of the forms that it covers. */
  forms?: readonly string[];
  children: ReactNode;
}) {
  const form = useContext(ChosenForm);
  const isOther = form && forms && !forms.includes(form.slug);
  return (
    <li className={isOther ? chips.other : undefined}>
      <a href={href} title={isOther ? `Not ${form.title}` : undefined}>
        {children}
      </a>
    </li>
  );
}
