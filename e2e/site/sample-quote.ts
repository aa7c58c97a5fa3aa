import type { SentQuote } from '@/lib/quotes/quote-record';

/** A request as a visitor sent it: the number makes it another one. */
export const sampleQuote = (number = 0, changes: Partial<SentQuote> = {}): SentQuote => ({
  reference: `Q-${String(number).padStart(4, '0')}-AAAA-AAAA`,
  at: Date.now() - 1000,
  request: {
    fullname: 'Ada Byron',
    companyname: 'Engines',
    email: 'ada@example.com',
    phone: '951',
    message: 'm',
  },
  list: '',
  csv: '',
  token: 'abcdefghijklmnopqrstuv',
  attachments: [],
  ...changes,
});

/** A file that came with a request. */
export const sampleAttachment = {
  name: 'a.pdf',
  type: 'application/pdf',
  size: 7,
  digest: 'd',
};
