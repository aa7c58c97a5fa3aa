/** Called by Next once when a server starts. What needs Node is in files of its own, out of the edge bundle. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    await import('./lib/server/single-location');
    const { startDelivering } = await import('./lib/quotes/worker');
    startDelivering();
  }
}
