'use client';

import { createContext, type RefObject } from 'react';
import type { FormState } from './quote-notice';

/** What the questions of a quote form need of it, once a visitor writes. */
export interface QuoteFormContent {
  /** Loaded then. */
  modules: typeof import('./lazy-form-code');
  form: RefObject<HTMLFormElement | null>;
  /** Begins the ids of the fields. */
  id: string;
  state: FormState;
  /** On the email address; it stops nobody. */
  advice: string;
}

export const QuoteFormContext = createContext<QuoteFormContent | null>(null);
