/** Longest answer to a question on one line: Contact Form 7's own limit, which WordPress enforces. */
const line = 400;

/** The five questions of a quote request, in the order they are asked (spec §3). All are required (spec §5). */
export const quoteFields = [
  { name: 'fullname', label: 'Full name', type: 'text', autoComplete: 'name', maxLength: line },
  {
    name: 'companyname',
    label: 'Company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: line,
  },
  // Plain text without a format check (spec §5); the keyboard of a phone still offers the @.
  {
    name: 'email',
    label: 'Email',
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: line,
  },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: line },
  // A cut list of some hundred lines. WordPress's form has to allow it: `maxlength` in its text area.
  { name: 'message', label: 'Message', type: 'lines', autoComplete: 'off', maxLength: 20_000 },
] as const;

/** A longer name of a field, where its label is short. */
const fullNames: Readonly<Record<string, string>> = {
  Company: 'company name',
  Email: 'email address',
  Phone: 'phone number',
};

/** The message at a required field that is empty. */
export const missing = (label: string) => `Enter your ${fullNames[label] ?? label.toLowerCase()}.`;

/** Characters in `message` as WordPress gets it, the quote list and all that the site adds included. */
export const wholeMessage = 30_000;

export type QuoteField = (typeof quoteFields)[number]['name'];
export type QuoteRequest = Record<QuoteField, string>;
