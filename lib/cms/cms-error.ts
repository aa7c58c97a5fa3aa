import { inspect, type InspectOptions } from 'node:util';
import { escapeLine } from '@/lib/runtime/log';
import { isServing } from '@/lib/runtime/env';

/** WordPress did not answer, or in no shape we know: the last good page stays. "No such post" is `null`, and a 404. */
export class CmsError extends Error {
  override name = 'CmsError';
  /** `null`: there was no answer at all. */
  readonly status: number | null;
  /** WordPress's own word for what is wrong, such as `rest_post_invalid_id`. */
  readonly code: string | null;
  readonly transient: boolean;
  /** `Retry-After` of WordPress, ms. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    options: Partial<
      Pick<CmsError, 'status' | 'code' | 'transient' | 'retryAfterMs' | 'cause'>
    > = {},
  ) {
    super(escapeLine(message), { cause: options.cause });
    this.status = options.status ?? null;
    this.code = options.code ?? null;
    this.transient = options.transient ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  /** Next prints each failed page at every try; a running server logs an outage once (`lib/server/failures.ts`). */
  [inspect.custom](_depth: number, options: InspectOptions): string {
    return isServing() ? '' : inspect(this, { ...options, customInspect: false });
  }
}

/** By name: Next bundles this module more than once, and each copy has its own class. */
export const isCmsError = (error: unknown): error is CmsError =>
  error instanceof Error && error.name === 'CmsError';
