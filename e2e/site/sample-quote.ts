import { join } from 'node:path';
import { temporaryFolder } from '../machine/temporary-folder';
import type { SentQuote } from '@/lib/quotes/quote-record';
import { openStore, type QuoteStore } from '@/lib/quotes/store';

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

/** For the unit tests of one file: an empty store in a folder of its own, for each test another. */
export function emptyStore() {
  const own = { folder: '', file: '', url: '' } as {
    folder: string;
    file: string;
    url: string;
    store: QuoteStore;
  };
  beforeEach(() => {
    own.folder = temporaryFolder('quotes');
    own.file = join(own.folder, 'data', 'quotes.db');
    own.url = `file:${own.file}`;
    own.store = openStore(own.url);
  });
  afterEach(() => own.store.close());
  return own;
}
