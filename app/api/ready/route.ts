export const dynamic = 'force-dynamic';

/** Readiness for load balancers. Makes no requests: from SIGTERM on Next accepts no connection. */
export function GET(): Response {
  return Response.json({ ready: true }, { headers: { 'cache-control': 'no-store' } });
}
