import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforePaint } from '@/lib/browser/before-paint.cjs';
import { AddToQuote } from './add-to-quote';
import { QuoteCount } from './quote-count';

const line = { kind: 'grade', title: 'Nickel 718', detail: '', href: '/718/' } as const;

beforeEach(() => localStorage.clear());

test('a grade added is counted in the navigation, once', async () => {
  render(
    <>
      <QuoteCount />
      <AddToQuote line={line} />
    </>,
  );
  expect(screen.queryByText(/on your list/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote' }));
  expect(screen.getByRole('button', { name: 'Added · view list' })).toHaveAttribute('data-quote');
  expect(screen.getByText('line on your list').parentElement).toHaveTextContent(
    /^1 line on your list$/,
  );
});

test('a browser that keeps nothing is admitted', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<AddToQuote line={line} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not saved. Please name it in your message.',
  );
});

test.each([
  ['is done once it does', <AddToQuote key="page" line={line} />, 'Added · view list'],
  [
    'adds no answer of a tool, which its address may change',
    <div key="tool" data-layout="weight">
      <AddToQuote line={line} />
    </div>,
    'Add to quote',
  ],
])('a press before its script runs %s', async (_, content, name) => {
  // oxlint-disable-next-line no-eval -- as the browser runs the inline script
  (0, eval)(beforePaint);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(content);
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote' }));
  const root = await act(async () => hydrateRoot(page, content));
  // Time for the code that adds a line.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await screen.findByRole('button', { name })).toBeVisible();
  act(() => root.unmount());
  page.remove();
});
