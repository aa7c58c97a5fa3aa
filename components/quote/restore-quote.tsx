import type { ReactNode } from 'react';
import { readText } from '@/lib/browser/local-text';
import { restoreDraft } from './quote-draft';

/** Puts back what was typed. Answers what waits for a network, to be shown. */
export async function restoreQuote(form: HTMLFormElement): Promise<ReactNode> {
  restoreDraft(form);
  if (!readText('quote-waiting')) return null;
  const { WaitingNotice } = await import('./waiting-notice');
  return <WaitingNotice form={form} />;
}
