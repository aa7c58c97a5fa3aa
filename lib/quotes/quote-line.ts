/** One thing a visitor wants a price for, gathered on the way to the quote form. */
export interface QuoteLine {
  /** What it was added from; a weight comes from the metal weight calculator. */
  kind: 'grade' | 'spec' | 'form' | 'service' | 'weight';
  /** "4 × Titanium 6Al-4V (Grade 5), round bar". */
  title: string;
  /** "diameter 2.5 in, length 12 in; 37.70 lb theoretical"; may be empty. */
  detail: string;
  /** Where the visitor can see and change it: a path on this site, with its query. A list has each once. */
  href: string;
  /** As typed: "12 pieces", "400 lb". */
  quantity?: string;
  notes?: string;
}

/** What a visitor may change of a line once it is on the list. */
export type QuoteWishes = Pick<QuoteLine, 'quantity' | 'notes'>;

/** The lines as WordPress and the people behind it read them: one numbered line of text each. */
export const quoteListText = (lines: readonly QuoteLine[]) =>
  lines
    .map(({ title, detail, quantity, notes }, i) => {
      const parts = [title, detail, quantity && `quantity ${quantity}`, notes];
      return `${i + 1}. ${parts.filter(Boolean).join('; ')}`;
    })
    .join('\n');
