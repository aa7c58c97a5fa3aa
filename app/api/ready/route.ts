import { siteServer } from '@/lib/server/process-state.cjs';

export const dynamic = 'force-dynamic';

/** Whether this server should be sent visitors: 503 from the moment it is told to end. Asks nobody anything. */
export function GET(): Response {
  const ready = !siteServer.draining;
  return Response.json(
    { ready },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
