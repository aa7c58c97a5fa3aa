'use client';

import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { setQuery, useQuery } from '@/components/primitives/address-store';
import { opensElsewhere, useOutsideInteraction } from '@/components/primitives/interaction';
import type { Reference } from '@/content-schemas/grade';
import type { Strength } from '@/content-schemas/strength';
import * as routes from '@/lib/routing/routes';
import { counted } from '@/lib/site/counted';
import card from './grade-card.module.scss';
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
  const fits = ({ rows }: FilterItem) =>
    (!form && !spec) || isCovered(rows, form?.slug, spec?.slug);
  const allRows = items.flatMap(({ rows }) => rows);
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
              options={[
                { slug: '', title: 'All', href: all },
                ...forms.filter(({ slug }) => !spec || isCovered(allRows, slug, spec.slug)),
              ]}
              chosen={form}
              onChoose={isOnOnePage ? (slug) => choose('form', slug) : undefined}
            />
            <Filter
              name="Spec"
              options={[
                { slug: '', title: 'Any spec', href: all },
                ...specs.filter(({ slug }) => !form || isCovered(allRows, form.slug, slug)),
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
      {found > 0 && (form ?? spec) && (
        <p className={styles.note}>
          {spec
            ? `Yields are those of ${spec.title}; other specs and forms are dashed.`
            : `Dashed specs do not cover ${form?.title.toLowerCase()}.`}
        </p>
      )}
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.key} hidden={!fits(item)}>
            <Chosen value={{ form, spec, rows: item.rows }}>{item.card}</Chosen>
          </li>
        ))}
      </ul>
      {found === 0 && (
        <p className="lede">
          {form && spec ? (
            <>
              {spec.title} does not cover {form.title.toLowerCase()}. See{' '}
              <a href={`${all}?spec=${spec.slug}`}>grades to {spec.title}</a> or{' '}
              <a href={`${all}?form=${form.slug}`}>grades in {form.title.toLowerCase()}</a>
            </>
          ) : (
            <>
              We list no grade as {wanted}. <a href={all}>Show all grades</a>
            </>
          )}
          , or{' '}
          <a href={routes.contact()} data-quote="" data-quote-about={wanted}>
            ask us to source it
          </a>
          .
        </p>
      )}
    </section>
  );
}

/** Whether a row covers the form and has the spec, of those that are given. */
const isCovered = (rows: FilterItem['rows'], form?: string, spec?: string) =>
  rows.some((row) => (!form || row.forms.includes(form)) && (!spec || row.specs.includes(spec)));

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

/** What the list is narrowed to, with the rows of the grade whose card this is. */
const Chosen = createContext<
  Pick<FilterItem, 'rows'> & Partial<Record<'form' | 'spec', FilterOption | undefined>>
>({ rows: [] });

interface GradeStatusProps {
  /** What the stock promises: of a form or a spec under its slug, of the whole grade under ''. */
  available: Readonly<Record<string, string | null>>;
  /** Minimum yields by spec, with the forms that they hold for, as slugs. */
  yields: readonly (Strength & { spec: string | undefined; forms: readonly string[] })[];
}

/** What the stock promises and the highest minimum yield: those of the chosen form and spec. */
export function GradeStatus({ available, yields }: GradeStatusProps) {
  const { form, spec } = useContext(Chosen);
  const promise = available[form?.slug ?? spec?.slug ?? ''];
  const highest = yields
    .filter((row) => !form || row.forms.includes(form.slug))
    .filter((row) => !spec || row.spec === spec.slug)
    .reduce((a, b) => (b.ksi > a.ksi ? b : a), { ksi: 0, mpa: 0 });
  if (!promise && highest.ksi === 0) return null;
  return (
    <p className={card.status}>
      {promise && <b>{promise}</b>}
      {highest.ksi > 0 && (
        <>
          {' '}
          min. yield to <span data-unit="us">{`${highest.ksi}\u00A0ksi`}</span>{' '}
          <span data-unit="metric">{`${highest.mpa}\u00A0MPa`}</span>
        </>
      )}
    </p>
  );
}

interface SpecChipProps {
  slug: string;
  href: string;
  children: ReactNode;
}

/** A spec on a grade's card; dashed where the list is narrowed to another, or to a form that it does not cover. */
export function SpecChip({ slug, href, children }: SpecChipProps) {
  const { form, spec, rows } = useContext(Chosen);
  const lacksForm = form && !isCovered(rows, form.slug, slug);
  const isOther = spec ? spec.slug !== slug : lacksForm;
  return (
    <li className={isOther ? chips.other : undefined}>
      <a href={href} title={lacksForm ? `Not ${form.title}` : undefined}>
        {children}
      </a>
    </li>
  );
}

/** A form on a grade's card; dimmed where the chosen spec does not cover it. */
export function FormItem({ slug, children }: { slug: string; children: ReactNode }) {
  const { spec, rows } = useContext(Chosen);
  const isOther = spec && !isCovered(rows, slug, spec.slug);
  return <li className={isOther ? chips.uncovered : undefined}>{children}</li>;
}
