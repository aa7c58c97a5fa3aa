import type { ReactNode } from 'react';
import { readText } from '@/lib/browser/local-text';
import { lastQuote } from '@/lib/quotes/last-quote';
import { LastRequest } from './last-request';
import { restoreDraft } from './quote-draft';

/** Puts back what was typed. Answers what waits for a network and what was sent last, to be shown. */
export async function restoreQuote(form: HTMLFormElement): Promise<ReactNode> {
  restoreDraft(form);
  if (!lastQuote.read()) lastQuote.write(null); // too old to be looked at
  if (!readText('quote-waiting')) return <LastRequest />;
  const { WaitingNotice } = await import('./waiting-notice');
  return <WaitingNotice form={form} />;
}
