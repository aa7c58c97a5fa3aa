/** One thing a visitor wants a price for, gathered on the way to the quote form. */
export interface QuoteLine {
  /** What it was added from; a weight comes from the metal weight calculator. */
  kind: 'weight';
  /** "4 × Titanium 6Al-4V (Grade 5), round bar". */
  title: string;
  /** "diameter 2.5 in, length 12 in; 37.70 lb theoretical". */
  detail: string;
  /** Where the visitor can see and change it: a path on this site, with its query. */
  href: string;
}
