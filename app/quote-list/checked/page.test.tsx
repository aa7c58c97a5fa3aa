import { render, screen, within } from '@testing-library/react';
import { packList } from '@/lib/quotes/intake/packed-list';
import CheckedListPage from './page';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('@/lib/quotes/intake/count-post', () => ({ countPost: async () => undefined }));
jest.mock('@/lib/content/line-catalog', () => ({ getLineCatalog: async () => ({}) }));
jest.mock('@/lib/quotes/pasted/check-list', () => ({
  *checkList(text: string) {
    yield;
    return text.split('\n').map((row) => ({ text: row }));
  },
}));

test.each([
  ['total 9', '1 row not recognized', 'Change it in the list, or write it into your message.'],
  [
    'total 9\ntotal 9',
    '1 row not recognized',
    'Change it in the list, or write it into your message.',
  ],
  [
    'total 9\nsee drawing',
    '2 rows not recognized',
    'Change them in the list, or write them into your message.',
  ],
])(
  'rows that were not recognized are counted as they are listed, in a sentence on one or several (%#)',
  async (text, heading, sentence) => {
    const list = packList(text)!;
    render(
      await CheckedListPage({
        params: Promise.resolve({}),
        searchParams: Promise.resolve({ list }),
      }),
    );
    const section = screen.getByRole('region', { name: heading });
    expect(section).toHaveTextContent(sentence);
    expect(within(section).getAllByRole('listitem')).toHaveLength(parseInt(heading, 10));
  },
);
