import { render, screen } from '@testing-library/react';
import { packList } from '@/lib/quotes/intake/packed-list';
import CheckedListPage from './page';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('@/lib/quotes/intake/count-post', () => ({ countPost: async () => undefined }));
jest.mock('@/lib/content/line-catalog', () => ({ getLineCatalog: async () => ({}) }));
jest.mock('@/lib/quotes/pasted/check-list', () => ({
  *checkList(text: string) {
    yield;
    return [{ text }];
  },
}));

test.each([
  ['total 9', 'Change it below, or write it into your message.'],
  ['total 9\nsee drawing', 'Change them below, or write them into your message.'],
])(
  'the sentence on rows that were not recognized is of one or several (%#)',
  async (text, sentence) => {
    const list = packList(text)!;
    render(
      await CheckedListPage({
        params: Promise.resolve({}),
        searchParams: Promise.resolve({ list }),
      }),
    );
    expect(screen.getByText(sentence)).toBeVisible();
  },
);
