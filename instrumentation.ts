import type { Instrumentation } from 'next';

// Next replaces NEXT_RUNTIME while bundling: inside these `if`s, what needs Node stays out of the edge bundle.

/** Runs once when the site's server starts: joins the other instances, and starts the delivery of quote requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    await import('./lib/server/forced-revalidation');
    const { env } = await import('./lib/runtime/env');
    if (env.METRICS_SECRET) (await import('./lib/metrics/event-loop')).watchEventLoop();
    const { joinInstances } = await import('./lib/instances/start');
    await joinInstances();
    const { retryDiscovery } = await import('./lib/cms/api-root');
    void retryDiscovery();
    const { startDelivering, stopDelivering } = await import('./lib/quotes/worker');
    startDelivering();
    const { siteServer } = await import('./lib/runtime/process-state.cjs');
    siteServer.beforeExit.push(stopDelivering);
  }
}

/** Called for every page that could not be made or regenerated. */
export const onRequestError: Instrumentation.onRequestError = async (...failed) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logFailure } = await import('./lib/server/failures');
    logFailure(...failed);
  }
};
