import { sign, signatureHeader, timestampHeader } from '@/lib/webhooks/signature';

let sent = 0;

/** Sends a webhook to a site, signed as WordPress's plugin does. Answers the site's response. */
export async function announce(
  site: string,
  secret: string,
  changes: readonly object[],
): Promise<{ status: number; message: string }> {
  const body = JSON.stringify({ changes });
  const timestamp = String(Math.floor(Date.now() / 1000) + (sent += 1)); // the same twice is a replay
  const answer = await fetch(`${site}/api/notice/`, {
    method: 'POST',
    headers: { [timestampHeader]: timestamp, [signatureHeader]: sign(secret, timestamp, body) },
    body,
  });
  return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
}
