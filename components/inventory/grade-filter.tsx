'use client';

import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { setQuery, useQuery } from '@/components/primitives/address-store';
import { opensElsewhere, useOutsideInteraction } from '@/components/primitives/interaction';
import type { Reference } from '@/content-schemas/grade';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import styles from './grade-filter.module.scss';
import chips from './spec-list.module.scss';

/** A form or spec to filter by, and its own page, where the link leads without a script. */
interface FilterOption extends Reference {
  href: string;
}

interface FilterItem {
  key: string;
  /** Which specs cover which forms of the grade, as slugs. */
  rows: readonly { specs: readonly string[]; forms: readonly string[] }[];
  card: ReactNode;
}

interface Props {
  heading: string;
  all: string;
  forms: readonly FilterOption[];
  specs: readonly FilterOption[];
  items: readonly FilterItem[];
  total?: number;
  /** The strip of metals. */
  children?: ReactNode;
}

/**
 * Grades narrowed by form and spec, in the address (`?form=round-bar&spec=ams-4928`): those of which the spec covers the form.
 * On a part of a list the options are links.
 */
export function GradeFilter({
  heading,
  all,
  forms,
  specs,
  items,
  total = items.length,
  children,
}: Props) {
  const query = useQuery();
  const isOnOnePage = total === items.length;
  const chosenOf = (options: readonly FilterOption[], by: 'form' | 'spec') =>
    isOnOnePage ? options.find(({ slug }) => slug === query.get(by)) : undefined;
  const form = chosenOf(forms, 'form');
  const spec = chosenOf(specs, 'spec');
  const rowsOf = ({ rows }: FilterItem) =>
    form ? rows.filter(({ forms: covered }) => covered.includes(form.slug)) : rows;
  const specsOf = (item: FilterItem) => rowsOf(item).flatMap((row) => row.specs);
  const fits = (item: FilterItem) =>
    spec ? specsOf(item).includes(spec.slug) : !form || rowsOf(item).length > 0;
  const covering = new Set(items.flatMap(specsOf));
  const found = items.filter(fits).length;
  const wanted = [spec, form].flatMap((option) => option?.title ?? []).join(', ');
  const choose = (by: 'form' | 'spec', slug: string) => {
    if (slug) query.set(by, slug);
    else query.delete(by);
    setQuery(query);
  };

  return (
    <section aria-labelledby="grades">
      <h2 id="grades" className="visually-hidden">
        {heading}
      </h2>
      <div className={styles.controls}>
        {children}
        {total > 1 && (
          <>
            <Filter
              name="Form"
              className={styles.forms}
              options={[{ slug: '', title: 'All', href: all }, ...forms]}
              chosen={form}
              onChoose={isOnOnePage ? (slug) => choose('form', slug) : undefined}
            />
            <Filter
              name="Spec"
              options={[
                { slug: '', title: 'Any spec', href: all },
                ...specs.filter(({ slug }) => !form || covering.has(slug)),
              ]}
              chosen={spec}
              onChoose={isOnOnePage ? (slug) => choose('spec', slug) : undefined}
            />
          </>
        )}
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
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.key} hidden={!fits(item)}>
            <ChosenForm value={form && { ...form, specs: specsOf(item) }}>{item.card}</ChosenForm>
          </li>
        ))}
      </ul>
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

interface FilterProps {
  name: string;
  className?: string | undefined;
  options: readonly FilterOption[];
  chosen: FilterOption | undefined;
  onChoose?: (slug: string) => void;
}

/** Folded options as links. A plain click chooses; with a key held, or without `onChoose`, the link opens its page. */
function Filter({ name, className = '', options, chosen, onChoose }: FilterProps) {
  const fold = useOutsideInteraction<HTMLDetailsElement>(close);
  const choose = (event: MouseEvent, slug: string) => {
    if (!onChoose || opensElsewhere(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(slug);
    closeFromInside(fold.current);
  };
  return (
    // The button and the links inside are what a visitor acts on; Escape is read here once.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={fold}
      className={`${styles.fold} ${className} no-print`}
      name="filter"
      onKeyDown={({ key }) => key === 'Escape' && closeFromInside(fold.current)}
    >
      <summary>
        {name}: {chosen?.title ?? 'any'}
      </summary>
      <ul aria-label={`Filter by ${name.toLowerCase()}`}>
        {options.map(({ slug, title, href }) => (
          <li key={slug}>
            <a
              href={href}
              data-here=""
              aria-current={slug === (chosen?.slug ?? '') ? 'true' : undefined}
              onClick={(event) => choose(event, slug)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const close = (fold: HTMLDetailsElement) => fold.removeAttribute('open');

function closeFromInside(fold: HTMLDetailsElement | null) {
  if (!fold?.open) return;
  close(fold);
  fold.querySelector('summary')?.focus();
}

/** The chosen form, with the specs that cover it of the grade whose card this is. */
const ChosenForm = createContext<(FilterOption & { specs: readonly string[] }) | undefined>(
  undefined,
);

interface OfChosenFormProps {
  any: ReactNode;
  forms: Readonly<Record<string, ReactNode>>;
}

/** What `forms` has for the chosen form; where none is chosen, or it has nothing, `any`. */
export function OfChosenForm({ any, forms }: OfChosenFormProps) {
  const form = useContext(ChosenForm);
  return (form && forms[form.slug]) ?? any;
}

interface SpecChipProps {
  slug: string;
  href: string;
  children: ReactNode;
}

/** A spec on a grade's card; dashed where the list is narrowed to a form that it does not cover. */
export function SpecChip({ slug, href, children }: SpecChipProps) {
  const form = useContext(ChosenForm);
  const isOther = form && !form.specs.includes(slug);
  return (
    <li className={isOther ? chips.other : undefined}>
      <a href={href} title={isOther ? `Not ${form.title}` : undefined}>
        {children}
      </a>
    </li>
  );
}
