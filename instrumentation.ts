import type { Instrumentation } from 'next';

/** Runs once when the site's server starts: requests that an earlier one left waiting are delivered. */
export async function register(): Promise<void> {
  // Next replaces this name while bundling. Inside the `if`, what needs Node stays out of the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    await import('./lib/server/single-headers');
    await import('./lib/server/unkept-pages');
    await import('./lib/server/request-lines');
    await import('./lib/server/one-voice');
    await import('./lib/server/page-renewals');
    const { joinPeers } = await import('./lib/peers/start');
    await joinPeers();
    await import('./lib/server/ready-pages');
    const { startDelivering } = await import('./lib/quotes/worker');
    startDelivering();
    const { endWell } = await import('./lib/server/shutdown');
    endWell();
  }
}

/** Called for every page that could not be made, or not made anew. */
export const onRequestError: Instrumentation.onRequestError = async (...failed) => {
  const { logFailure } = await import('./lib/server/failures');
  logFailure(...failed);
};
