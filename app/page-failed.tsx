'use client';

import { useEffect } from 'react';
import * as routes from '@/lib/routing/routes';
import { useToNotFound } from './unavailable/to-not-found';

/**
 * A page that the server could not make goes on to the 404 page (spec §8), and one whose chunk a new release lacks to the
 * contact page. Any other error stays here.
 */
export function PageFailed({ error }: { error: unknown }) {
  // Next gives a digest to what was thrown on the server.
  useToNotFound(error instanceof Error && 'digest' in error);
  const isChunkGone = error instanceof Error && error.name === 'ChunkLoadError';
  useEffect(() => {
    // Offline the chunk may still exist; on the contact page itself this would be a loop.
    if (isChunkGone && navigator.onLine && location.pathname !== routes.contact())
      location.assign(routes.contact());
  }, [isChunkGone]);
  return (
    <main className="wrap">
      <title>This page could not be loaded</title>
      <div className="section">
        <h1>This page could not be loaded</h1>
        <p className="lede section">Please try again in a minute.</p>
        <form className="actions">
          <button className="btn">Try again</button>
          {/* A document of its own: the router may be what failed. */}
          <a className="btn btn-quiet" href={routes.contact()}>
            Ask us
          </a>
        </form>
      </div>
    </main>
  );
}
