import { getHealth } from '@/lib/health';
import { logFault } from '@/lib/log';

export const dynamic = 'force-dynamic';

/** How the site is. 503 only where quote requests could not be kept: without WordPress the pages stay. */
export async function GET(): Promise<Response> {
  try {
    return answer(200, await getHealth());
  } catch (error) {
    logFault('Health: the quote requests cannot be read:', error);
    return answer(503, { status: 'broken', attention: ['The quote requests cannot be read.'] });
  }
}

const answer = (status: number, health: object) =>
  Response.json(health, { status, headers: { 'cache-control': 'no-store' } });
