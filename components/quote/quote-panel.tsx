'use client';

import { useEffect } from 'react';
import { count } from '@/lib/analytics';
import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';

export interface QuotePanelProps {
  about: string;
  onDone: () => void;
}

/** What stands in the dialog; loaded when it first opens. */
export function QuotePanel({ about, onDone }: QuotePanelProps) {
  useEffect(() => count('Quote opened'), []);
  return (
    <QuoteForm onDone={onDone}>
      <QuoteFields about={about} />
    </QuoteForm>
  );
}
