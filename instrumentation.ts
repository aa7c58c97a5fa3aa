/** Runs once when the site's server starts: requests that an earlier one left waiting are delivered. */
export async function register(): Promise<void> {
  // Next replaces this name while bundling, which keeps what needs Node out of the edge bundle.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('./lib/server/single-location');
  const { startDelivering } = await import('./lib/quotes/worker');
  startDelivering();
}
