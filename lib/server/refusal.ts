/** A sentence for the visitor or editor, and an HTTP status: 4xx, or 503 where a later try may succeed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** Sentences by field, for what the visitor can correct. */
  readonly problems: Record<string, string>;
  /** Ask the visitor to press Send once more. */
  readonly again: boolean;
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    message: string,
    options: Partial<Pick<Refusal, 'problems' | 'again' | 'retryAfterSeconds'>> = {},
  ) {
    super(message);
    this.status = status;
    this.problems = options.problems ?? {};
    this.again = options.again ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
