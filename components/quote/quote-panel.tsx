'use client';

import { QuoteFields } from './quote-fields';
import { QuoteForm } from './quote-form';

export interface QuotePanelProps {
  about: string;
  onDone: () => void;
}

/** What stands in the dialog; loaded when it first opens. */
export function QuotePanel({ about, onDone }: QuotePanelProps) {
  return (
    <QuoteForm onDone={onDone}>
      <QuoteFields about={about} />
    </QuoteForm>
  );
}
