'use client';

import { createContext, type RefObject } from 'react';

/** What the questions of a quote form need of it. */
export interface QuoteFormContent {
  form: RefObject<HTMLFormElement | null>;
  /** Begins the ids of the fields. */
  id: string;
  /** Sentences by field: what has to change. */
  problems: Readonly<Record<string, string>>;
  /** On the email address; it stops nobody. */
  advice: string;
  /** What is loaded once a visitor writes; `null` before. */
  writing: typeof import('./while-writing') | null;
}

export const QuoteFormContext = createContext<QuoteFormContent>({
  form: { current: null },
  id: '',
  problems: {},
  advice: '',
  writing: null,
});
