import { useSyncExternalStore } from 'react';
import { lastQuote } from '@/lib/quotes/last-quote';

/** The request that this browser sent last, with its page: its reference outlives the form that sent it. */
export function LastRequest() {
  const last = useSyncExternalStore(lastQuote.subscribe, lastQuote.read, lastQuote.empty);
  if (!last) return null;
  const { reference, page, at } = last;
  return (
    <p className="beneath">
      Last request: <span className="number">{reference}</span>, sent{' '}
      {new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}.{' '}
      {page && <a href={page}>View it</a>}
    </p>
  );
}
