import { inspect, type InspectOptions } from 'node:util';
import { escapeLine } from '@/lib/runtime/log';
import { isServing } from '@/lib/runtime/env';

/**
 * WordPress did not answer, or in no shape we know. Never thrown for "there is no such post", which is
 * `null`: only that may become a 404, while this one keeps the last good page.
 */
export class CmsError extends Error {
  override name = 'CmsError';
  /** `null`: there was no answer at all. */
  readonly status: number | null;
  /** WordPress's own word for what is wrong, such as `rest_post_invalid_id`. */
  readonly code: string | null;
  /** Whether a retry soon can help. */
  readonly transient: boolean;
  /** `Retry-After` of WordPress, ms. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    options: {
      status?: number;
      code?: string | null;
      transient?: boolean;
      retryAfterMs?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(escapeLine(message), { cause: options.cause });
    this.status = options.status ?? null;
    this.code = options.code ?? null;
    this.transient = options.transient ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  /**
   * What the console prints of it. Next prints each page that it cannot regenerate, at every try; a running server
   * logs an outage once, by `lib/server/failures.ts`.
   */
  [inspect.custom](_depth: number, options: InspectOptions): string {
    return isServing() ? '' : inspect(this, { ...options, customInspect: false });
  }
}

/** Whether this is a `CmsError`. By name: Next bundles this module more than once, and each has its own class. */
export const isCmsError = (error: unknown): error is CmsError =>
  error instanceof Error && error.name === 'CmsError';
