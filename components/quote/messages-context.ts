'use client';

import { createContext } from 'react';

/** What a quote form says at its fields. */
interface Messages {
  /** Begins the ids of the fields. */
  id: string;
  /** Sentences by field: what has to change. */
  problems: Readonly<Record<string, string>>;
  /** On the email address; it stops nobody. */
  advice: string;
}

export const noProblems: Messages['problems'] = {};

export const MessagesContext = createContext<Messages>({
  id: '',
  problems: noProblems,
  advice: '',
});
