'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { FilterOption } from './filter-options';
import chips from './spec-list.module.scss';

// Apart from `GradeFilter`: the page of a form has cards, but no filter.

/** The form that the list around a card is narrowed to. */
export const ChosenForm = createContext<FilterOption | undefined>(undefined);

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
