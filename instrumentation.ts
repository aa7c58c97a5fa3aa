import type { Instrumentation } from 'next';

// Next replaces NEXT_RUNTIME while bundling: inside these `if`s, what needs Node stays out of the edge bundle.

/**
 * Runs once when the server starts: checks the settings, looks for WordPress's REST API, and delivers quote requests.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // Where nobody reads the log any more, writing fails: without this Node would log that failure, and so on for ever.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    try {
      const { checkSettings } = await import('./lib/server/check-settings');
      process.stderr.write(checkSettings());
    } catch (error) {
      // Next would print a stack around the sentences.
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    }
    const { retryDiscovery } = await import('./lib/cms/api-root');
    void retryDiscovery();
    const { startDelivering } = await import('./lib/quotes/worker');
    startDelivering();
  }
}

/** Called for every page that could not be made or regenerated. */
export const onRequestError: Instrumentation.onRequestError = async (...failed) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logFailure } = await import('./lib/server/failures');
    logFailure(...failed);
  }
};
