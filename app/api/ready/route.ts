import { siteServer } from '@/lib/runtime/process-state.cjs';

export const dynamic = 'force-dynamic';

/** Readiness for load balancers: 503 from SIGTERM on. Makes no requests. */
export function GET(): Response {
  const ready = !siteServer.draining;
  return Response.json(
    { ready },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
