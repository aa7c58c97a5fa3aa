/** An earlier failure is ignored after this, ms. */
const failureMemoryMs = 10_000;

/** Requests in flight; since when WordPress has answered none, epoch ms; when one last failed. */
export const unanswered = { outstanding: 0, since: 0, failedAt: 0 };

/** Runs one request to WordPress, and notes whether it is answered, with whatever status. */
export async function trackResponse<T>(request: () => Promise<T>): Promise<T> {
  const now = Date.now();
  if (unanswered.outstanding === 0 && unanswered.failedAt + failureMemoryMs < now)
    unanswered.since = now;
  unanswered.outstanding += 1;
  try {
    const answer = await request();
    Object.assign(unanswered, { since: Date.now(), failedAt: 0 });
    return answer;
  } catch (error) {
    unanswered.failedAt = Date.now();
    throw error;
  } finally {
    unanswered.outstanding -= 1;
  }
}
