import { getHealth } from './health';
import { logFaultOnce, escapeLine } from '@/lib/runtime/log';

export const dynamic = 'force-dynamic';

/** The health of the site. 503 only where quote requests could not be stored: without WordPress the pages stay. */
export async function GET(): Promise<Response> {
  try {
    return answer(200, await getHealth());
  } catch (error) {
    logFaultOnce('Health: quote requests cannot be stored:', error);
    const why = escapeLine(error instanceof Error ? error.message : String(error));
    return answer(503, {
      status: 'broken',
      attention: [`Quote requests cannot be stored: ${why}`],
    });
  }
}

const answer = (status: number, health: object) =>
  Response.json(health, { status, headers: { 'cache-control': 'no-store' } });
